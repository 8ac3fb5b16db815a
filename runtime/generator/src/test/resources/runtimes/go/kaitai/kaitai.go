// Package kaitai has the signatures of the runtime that generated Go uses; nothing runs.
package kaitai

import (
	"io"

	"golang.org/x/text/encoding"
)

type Struct interface{ IO_() *Stream }

type UndecidedEndiannessError struct{}

func (UndecidedEndiannessError) Error() string { panic("") }

type Stream struct{ io.ReadSeeker }

func NewStream(r io.ReadSeeker) *Stream                                        { panic("") }
func (k *Stream) EOF() (bool, error)                                           { panic("") }
func (k *Stream) Size() (int64, error)                                         { panic("") }
func (k *Stream) Pos() (int64, error)                                          { panic("") }
func (k *Stream) ReadBytes(n int) (b []byte, err error)                        { panic("") }
func (k *Stream) ReadBytesFull() ([]byte, error)                               { panic("") }
func (k *Stream) ReadBytesTerm(term byte, a, b, c bool) ([]byte, error)        { panic("") }
func (k *Stream) ReadBytesTermMulti(term []byte, a, b, c bool) ([]byte, error) { panic("") }
func (k *Stream) AlignToByte()                                                 { panic("") }
func (k *Stream) ReadBitsIntBe(n int) (res uint64, err error)                  { panic("") }
func (k *Stream) ReadBitsIntLe(n int) (res uint64, err error)                  { panic("") }
func (k *Stream) ReadS1() (int8, error)                                        { panic("") }
func (k *Stream) ReadS2be() (int16, error)                                     { panic("") }
func (k *Stream) ReadS2le() (int16, error)                                     { panic("") }
func (k *Stream) ReadS4be() (int32, error)                                     { panic("") }
func (k *Stream) ReadS4le() (int32, error)                                     { panic("") }
func (k *Stream) ReadS8be() (int64, error)                                     { panic("") }
func (k *Stream) ReadS8le() (int64, error)                                     { panic("") }
func (k *Stream) ReadU1() (uint8, error)                                       { panic("") }
func (k *Stream) ReadU2be() (uint16, error)                                    { panic("") }
func (k *Stream) ReadU2le() (uint16, error)                                    { panic("") }
func (k *Stream) ReadU4be() (uint32, error)                                    { panic("") }
func (k *Stream) ReadU4le() (uint32, error)                                    { panic("") }
func (k *Stream) ReadU8be() (uint64, error)                                    { panic("") }
func (k *Stream) ReadU8le() (uint64, error)                                    { panic("") }
func (k *Stream) ReadF4be() (float32, error)                                   { panic("") }
func (k *Stream) ReadF4le() (float32, error)                                   { panic("") }
func (k *Stream) ReadF8be() (float64, error)                                   { panic("") }
func (k *Stream) ReadF8le() (float64, error)                                   { panic("") }

func ProcessXOR(data []byte, key []byte) []byte                       { panic("") }
func ProcessRotateLeft(data []byte, amount int) []byte                { panic("") }
func ProcessRotateRight(data []byte, amount int) []byte               { panic("") }
func ProcessZlib(in []byte) ([]byte, error)                           { panic("") }
func BytesToStr(in []byte, decoder *encoding.Decoder) (string, error) { panic("") }
func StringReverse(s string) string                                   { panic("") }
func BytesTerminate(s []byte, term byte, includeTerm bool) []byte     { panic("") }
func BytesTerminateMulti(s, term []byte, includeTerm bool) []byte     { panic("") }
func BytesStripRight(s []byte, pad byte) []byte                       { panic("") }

type ValidationError struct{}

func (ValidationError) Error() string { panic("") }

func NewValidationNotEqualError(limit, actual interface{}, io *Stream, path string) ValidationError {
	panic("")
}
func NewValidationLessThanError(limit, actual interface{}, io *Stream, path string) ValidationError {
	panic("")
}
func NewValidationGreaterThanError(limit, actual interface{}, io *Stream, path string) ValidationError {
	panic("")
}
func NewValidationNotAnyOfError(actual interface{}, io *Stream, path string) ValidationError {
	panic("")
}
func NewValidationNotInEnumError(actual interface{}, io *Stream, path string) ValidationError {
	panic("")
}
func NewValidationExprError(actual interface{}, io *Stream, path string) ValidationError { panic("") }
