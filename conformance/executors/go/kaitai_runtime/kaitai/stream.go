package kaitai

import (
	"fmt"
	"io"
)

// Stream reads from something of known size. It never allocates more than there is left to read.
type Stream struct {
	io.ReadSeeker
	bits     uint64
	bitsLeft int
}

// NewStream reads from r, from where it is.
func NewStream(r io.ReadSeeker) *Stream {
	return &Stream{ReadSeeker: r}
}

// Pos is the offset of the next byte.
func (s *Stream) Pos() (int64, error) {
	return s.Seek(0, io.SeekCurrent)
}

// Size is the number of all bytes, read or not.
func (s *Stream) Size() (int64, error) {
	pos, err := s.Pos()
	if err != nil {
		return 0, err
	}
	size, err := s.Seek(0, io.SeekEnd)
	if err != nil {
		return 0, err
	}
	_, err = s.Seek(pos, io.SeekStart)
	return size, err
}

// EOF reports whether no bytes and no bits of the current byte are left.
func (s *Stream) EOF() (bool, error) {
	left, err := s.left()
	return left <= 0 && s.bitsLeft == 0, err
}

func (s *Stream) left() (int64, error) {
	pos, err := s.Pos()
	if err != nil {
		return 0, err
	}
	size, err := s.Size()
	return size - pos, err
}

// ReadBytes reads just n bytes.
func (s *Stream) ReadBytes(n int) ([]byte, error) {
	s.AlignToByte()
	left, err := s.left()
	if err != nil {
		return nil, err
	}
	if n < 0 || int64(n) > left {
		return nil, fmt.Errorf("%d bytes are wanted where %d are left: %w", n, left, io.ErrUnexpectedEOF)
	}
	bytes := make([]byte, n)
	_, err = io.ReadFull(s, bytes)
	return bytes, err
}

// ReadBytesFull reads all that is left.
func (s *Stream) ReadBytesFull() ([]byte, error) {
	left, err := s.left()
	if err != nil {
		return nil, err
	}
	return s.ReadBytes(int(max(left, 0)))
}
