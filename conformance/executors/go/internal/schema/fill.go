package schema

import "bytes"

// Fill gives all bytes of a field of fixed size that holds value; false where it cannot hold it.
func (f *Field) Fill(value []byte) ([]byte, bool) {
	size := *f.Size
	if len(value) > size || f.Terminator >= 0 && f.end(value) < len(value) {
		return nil, false
	}
	all := append([]byte{}, value...)
	if f.Terminator >= 0 {
		unit := min(size-len(value), f.Unit)
		all = append(all, bytes.Repeat([]byte{byte(f.Terminator)}, unit)...)
	}
	all = append(all, bytes.Repeat([]byte{byte(f.Pad)}, size-len(all))...)
	return all, bytes.Equal(f.strip(all), value)
}

func (f *Field) strip(all []byte) []byte {
	if f.Terminator >= 0 {
		return all[:f.end(all)]
	}
	padding := bytes.Repeat([]byte{byte(f.Pad)}, max(f.Unit, 1))
	for bytes.HasSuffix(all, padding) {
		all = all[:len(all)-len(padding)]
	}
	return all
}

// end is the offset of the terminator, which is a whole unit.
func (f *Field) end(value []byte) int {
	unit := bytes.Repeat([]byte{byte(f.Terminator)}, max(f.Unit, 1))
	for at := 0; at+len(unit) <= len(value); at += len(unit) {
		if bytes.Equal(value[at:at+len(unit)], unit) {
			return at
		}
	}
	return len(value)
}
