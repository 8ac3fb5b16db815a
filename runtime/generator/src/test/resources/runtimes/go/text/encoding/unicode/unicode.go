package unicode

import "golang.org/x/text/encoding"

type Endianness bool

type BOMPolicy uint8

const (
	BigEndian    Endianness = false
	LittleEndian Endianness = true
	IgnoreBOM    BOMPolicy  = 0
)

var UTF8 encoding.Encoding

func UTF16(e Endianness, b BOMPolicy) encoding.Encoding { panic("") }
