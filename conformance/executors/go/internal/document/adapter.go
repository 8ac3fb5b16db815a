package document

// mostBytes is how many bytes of a length count.
const mostBytes = 5

// EncodeLeb128 gives the bytes of a number in groups of 7 bits; false where it is too large.
func EncodeLeb128(value int64) (Blob, bool) {
	if value < 0 || value > 0xFFFF_FFFF {
		return "", false
	}
	var bytes []byte
	for ; value > 0x7F; value >>= 7 {
		bytes = append(bytes, byte(value)|0x80)
	}
	return Blob(append(bytes, byte(value))), true
}

// DecodeLeb128 gives the number that bytes are; false where they are none.
func DecodeLeb128(bytes Blob) (int64, bool) {
	var value int64
	for i := 0; i < len(bytes); i++ {
		last := i == len(bytes)-1
		if last == (bytes[i] >= 0x80) {
			return 0, false
		}
		if i < mostBytes {
			value |= int64(bytes[i]&0x7F) << (7 * i)
		}
	}
	return value & 0xFFFF_FFFF, len(bytes) > 0
}
