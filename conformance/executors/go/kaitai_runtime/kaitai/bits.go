package kaitai

// AlignToByte drops the bits that are left of a byte that was begun.
func (s *Stream) AlignToByte() {
	s.bits = 0
	s.bitsLeft = 0
}

// ReadBitsIntBe reads a number of n bits, the highest first.
func (s *Stream) ReadBitsIntBe(n int) (uint64, error) {
	var value uint64
	for read := 0; read < n; {
		if err := s.beginByte(); err != nil {
			return 0, err
		}
		take := min(n-read, s.bitsLeft)
		s.bitsLeft -= take
		value = value<<take | s.bits>>s.bitsLeft&(1<<take-1)
		read += take
	}
	return value, nil
}

// ReadBitsIntLe reads a number of n bits, the lowest first.
func (s *Stream) ReadBitsIntLe(n int) (uint64, error) {
	var value uint64
	for read := 0; read < n; {
		if err := s.beginByte(); err != nil {
			return 0, err
		}
		take := min(n-read, s.bitsLeft)
		value |= s.bits & (1<<take - 1) << read
		s.bits >>= take
		s.bitsLeft -= take
		read += take
	}
	return value, nil
}

func (s *Stream) beginByte() error {
	if s.bitsLeft > 0 {
		return nil
	}
	b, err := s.ReadU1()
	s.bits, s.bitsLeft = uint64(b), 8
	if err != nil {
		s.AlignToByte()
	}
	return err
}
