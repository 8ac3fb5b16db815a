package utf32

import "golang.org/x/text/encoding"

type Endianness bool

type BOMPolicy uint8

const (
	BigEndian    Endianness = false
	LittleEndian Endianness = true
	IgnoreBOM    BOMPolicy  = 0
)

func UTF32(e Endianness, b BOMPolicy) encoding.Encoding { panic("") }
