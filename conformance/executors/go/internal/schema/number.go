package schema

import "strings"

// Number is the type of a number: its kind and width.
type Number struct {
	// Sort is 'u', 's' or 'f'.
	Sort  byte
	Width int
	Big   bool
}

// Number is the type of the field's numbers; false where it has none.
func (f *Field) Number() (Number, bool) {
	t := f.Type
	if len(t) < 2 || !strings.Contains("usf", t[:1]) || !strings.Contains("1248", t[1:2]) {
		return Number{}, false
	}
	return Number{Sort: t[0], Width: int(t[1] - '0'), Big: strings.HasSuffix(t, "be")}, true
}

// Tag names the number in an infoset.
func (n Number) Tag() string {
	return string([]byte{n.Sort, byte('0' + n.Width)})
}

// Float reports whether it is a float.
func (n Number) Float() bool {
	return n.Sort == 'f'
}

// Holds reports whether the signed number bits fits.
func (n Number) Holds(bits int64) bool {
	size := 8 * n.Width
	switch {
	case n.Width == 8:
		return n.Sort == 's' || bits >= 0
	case n.Sort == 's':
		return bits >= -1<<(size-1) && bits < 1<<(size-1)
	default:
		return bits >= 0 && bits < 1<<size
	}
}
