// Package server answers requests in the frames of the protocol.
package server

import (
	"bytes"
	"encoding/binary"
	"io"
)

// readFrame returns the next message, or io.EOF.
func readFrame(in io.Reader) ([]byte, error) {
	var length [4]byte
	if _, err := io.ReadFull(in, length[:]); err != nil {
		return nil, err
	}
	var message bytes.Buffer
	// A length is believed only as far as there are bytes.
	_, err := io.CopyN(&message, in, int64(binary.LittleEndian.Uint32(length[:])))
	return message.Bytes(), err
}

func writeFrame(out io.Writer, message []byte) error {
	frame := binary.LittleEndian.AppendUint32(nil, uint32(len(message)))
	_, err := out.Write(append(frame, message...))
	return err
}
