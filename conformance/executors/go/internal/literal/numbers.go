package literal

import (
	"math"
	"strconv"
	"strings"
)

// Whole reads a whole number, decimal or hexadecimal, from -2^63 to 2^64 - 1. Above 2^63 - 1 it
// gives the lower 64 bits and unsigned.
func Whole(token string) (number int64, unsigned, ok bool) {
	digits, negative := strings.CutPrefix(token, "-")
	base := 10
	if hex, found := strings.CutPrefix(digits, "0x"); found {
		digits, base = hex, 16
	}
	magnitude, err := strconv.ParseUint(digits, base, 64)
	if err != nil || negative && magnitude > 1<<63 {
		return 0, false, false
	}
	if negative {
		return int64(-magnitude), false, true
	}
	return int64(magnitude), magnitude > math.MaxInt64, true
}

// Float returns the bits of the nearest float of width bytes; false if the number is too large.
func Float(token string, width int) (bits uint64, ok bool) {
	word, negative := strings.CutPrefix(token, "-")
	switch {
	case strings.HasPrefix(word, "inf"), strings.HasPrefix(word, "nan"):
		bits, ok = special(word, width)
	case strings.Contains(word, "#"):
		bits, ok = printf(word), width == 8
	default:
		bits, ok = decimal(word, width)
	}
	if negative {
		bits |= 1 << (8*width - 1)
	}
	return bits, ok
}

// decimal rounds once, whatever the width: ParseFloat takes the width that it is to round to.
func decimal(word string, width int) (uint64, bool) {
	if strings.HasPrefix(word, "0x") {
		return 0, false
	}
	value, err := strconv.ParseFloat(word, 8*width)
	if width == 4 {
		return uint64(math.Float32bits(float32(value))), err == nil
	}
	return math.Float64bits(value), err == nil
}

func special(word string, width int) (uint64, bool) {
	fraction := 52
	if width == 4 {
		fraction = 23
	}
	infinity := uint64(1)<<(8*width-1) - 1<<fraction
	payload, spelled := strings.CutPrefix(word, "nan:0x")
	if word == "inf" {
		return infinity, true
	}
	if !spelled {
		return infinity | 1<<(fraction-1), true
	}
	bits, err := strconv.ParseUint(payload, 16, 64)
	return infinity | bits, err == nil && bits != 0 && bits>>fraction == 0
}

// printf reads infinities and NaNs as some C libraries spell them.
func printf(word string) uint64 {
	if strings.HasPrefix(word, "1.#INF") {
		return 0x7FF0_0000_0000_0000
	}
	return 0x7FF8_0000_0000_0000
}
