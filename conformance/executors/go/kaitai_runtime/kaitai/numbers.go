package kaitai

import (
	"encoding/binary"
	"math"
)

// ReadU1 reads a number of one byte.
func (s *Stream) ReadU1() (uint8, error) {
	bytes, err := s.ReadBytes(1)
	if err != nil {
		return 0, err
	}
	return bytes[0], nil
}

// ReadS1 reads a signed number of one byte.
func (s *Stream) ReadS1() (int8, error) {
	u, err := s.ReadU1()
	return int8(u), err
}

func (s *Stream) u2(order binary.ByteOrder) (uint16, error) {
	bytes, err := s.ReadBytes(2)
	if err != nil {
		return 0, err
	}
	return order.Uint16(bytes), nil
}

func (s *Stream) u4(order binary.ByteOrder) (uint32, error) {
	bytes, err := s.ReadBytes(4)
	if err != nil {
		return 0, err
	}
	return order.Uint32(bytes), nil
}

func (s *Stream) u8(order binary.ByteOrder) (uint64, error) {
	bytes, err := s.ReadBytes(8)
	if err != nil {
		return 0, err
	}
	return order.Uint64(bytes), nil
}

// ReadU2le reads an unsigned little-endian number of 2 bytes.
func (s *Stream) ReadU2le() (uint16, error) { return s.u2(binary.LittleEndian) }

// ReadU4le reads an unsigned little-endian number of 4 bytes.
func (s *Stream) ReadU4le() (uint32, error) { return s.u4(binary.LittleEndian) }

// ReadU8le reads an unsigned little-endian number of 8 bytes.
func (s *Stream) ReadU8le() (uint64, error) { return s.u8(binary.LittleEndian) }

// ReadS2le reads a signed little-endian number of 2 bytes.
func (s *Stream) ReadS2le() (int16, error) {
	u, err := s.u2(binary.LittleEndian)
	return int16(u), err
}

// ReadS4le reads a signed little-endian number of 4 bytes.
func (s *Stream) ReadS4le() (int32, error) {
	u, err := s.u4(binary.LittleEndian)
	return int32(u), err
}

// ReadS8le reads a signed little-endian number of 8 bytes.
func (s *Stream) ReadS8le() (int64, error) {
	u, err := s.u8(binary.LittleEndian)
	return int64(u), err
}

// ReadF4le reads a little-endian float of 4 bytes, bit for bit.
func (s *Stream) ReadF4le() (float32, error) {
	u, err := s.u4(binary.LittleEndian)
	return math.Float32frombits(u), err
}

// ReadF8le reads a little-endian float of 8 bytes, bit for bit.
func (s *Stream) ReadF8le() (float64, error) {
	u, err := s.u8(binary.LittleEndian)
	return math.Float64frombits(u), err
}

// ReadU2be reads an unsigned big-endian number of 2 bytes.
func (s *Stream) ReadU2be() (uint16, error) { return s.u2(binary.BigEndian) }

// ReadU4be reads an unsigned big-endian number of 4 bytes.
func (s *Stream) ReadU4be() (uint32, error) { return s.u4(binary.BigEndian) }

// ReadU8be reads an unsigned big-endian number of 8 bytes.
func (s *Stream) ReadU8be() (uint64, error) { return s.u8(binary.BigEndian) }

// ReadS2be reads a signed big-endian number of 2 bytes.
func (s *Stream) ReadS2be() (int16, error) {
	u, err := s.u2(binary.BigEndian)
	return int16(u), err
}

// ReadS4be reads a signed big-endian number of 4 bytes.
func (s *Stream) ReadS4be() (int32, error) {
	u, err := s.u4(binary.BigEndian)
	return int32(u), err
}

// ReadS8be reads a signed big-endian number of 8 bytes.
func (s *Stream) ReadS8be() (int64, error) {
	u, err := s.u8(binary.BigEndian)
	return int64(u), err
}

// ReadF4be reads a big-endian float of 4 bytes, bit for bit.
func (s *Stream) ReadF4be() (float32, error) {
	u, err := s.u4(binary.BigEndian)
	return math.Float32frombits(u), err
}

// ReadF8be reads a big-endian float of 8 bytes, bit for bit.
func (s *Stream) ReadF8be() (float64, error) {
	u, err := s.u8(binary.BigEndian)
	return math.Float64frombits(u), err
}
