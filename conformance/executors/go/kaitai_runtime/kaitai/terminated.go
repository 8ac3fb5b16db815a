package kaitai

import (
	"bytes"
	"fmt"
	"io"
)

// ReadBytesTerm reads up to the byte term.
func (s *Stream) ReadBytesTerm(term byte, include, consume, needed bool) ([]byte, error) {
	return s.ReadBytesTermMulti([]byte{term}, include, consume, needed)
}

// ReadBytesTermMulti reads up to a unit that is term, in steps of such units.
func (s *Stream) ReadBytesTermMulti(term []byte, include, consume, needed bool) ([]byte, error) {
	s.AlignToByte()
	unit := make([]byte, len(term))
	read := []byte{}
	for {
		n, err := io.ReadFull(s, unit)
		switch {
		case err == io.EOF || err == io.ErrUnexpectedEOF:
			if needed {
				return nil, fmt.Errorf("no terminator %x: %w", term, io.ErrUnexpectedEOF)
			}
			return append(read, unit[:n]...), nil
		case err != nil:
			return nil, err
		case bytes.Equal(unit, term):
			return s.terminated(read, term, include, consume)
		}
		read = append(read, unit...)
	}
}

func (s *Stream) terminated(read, term []byte, include, consume bool) ([]byte, error) {
	if include {
		read = append(read, term...)
	}
	if consume {
		return read, nil
	}
	_, err := s.Seek(-int64(len(term)), io.SeekCurrent)
	return read, err
}

// BytesTerminate cuts value before or after the byte term.
func BytesTerminate(value []byte, term byte, include bool) []byte {
	return BytesTerminateMulti(value, []byte{term}, include)
}

// BytesTerminateMulti is the same for a unit of several bytes.
func BytesTerminateMulti(value, term []byte, include bool) []byte {
	for at := 0; at+len(term) <= len(value); at += len(term) {
		if bytes.Equal(value[at:at+len(term)], term) {
			if include {
				at += len(term)
			}
			return value[:at]
		}
	}
	return value
}

// BytesStripRight takes the bytes pad off the end.
func BytesStripRight(value []byte, pad byte) []byte {
	end := len(value)
	for end > 0 && value[end-1] == pad {
		end--
	}
	return value[:end]
}
