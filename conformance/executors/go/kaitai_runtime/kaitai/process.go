package kaitai

import (
	"bytes"
	"compress/zlib"
	"io"
	"math/bits"

	"golang.org/x/text/encoding"
)

// BytesToStr decodes a text.
func BytesToStr(value []byte, decoder *encoding.Decoder) (string, error) {
	text, err := decoder.Bytes(value)
	return string(text), err
}

// ProcessXOR combines data with key, which is repeated.
func ProcessXOR(data, key []byte) []byte {
	result := make([]byte, len(data))
	for i := range data {
		result[i] = data[i] ^ key[i%len(key)]
	}
	return result
}

// ProcessRotateLeft rotates each byte of data.
func ProcessRotateLeft(data []byte, amount int) []byte {
	result := make([]byte, len(data))
	for i := range data {
		result[i] = bits.RotateLeft8(data[i], amount)
	}
	return result
}

// ProcessZlib unpacks data.
func ProcessZlib(data []byte) ([]byte, error) {
	reader, err := zlib.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	return io.ReadAll(reader)
}
