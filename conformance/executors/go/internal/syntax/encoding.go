package syntax

import (
	"bytes"
	"unicode/utf8"
)

// start is as much of a text as shows what it is.
const start = 4096

var mark = []byte("\xEF\xBB\xBF")

// checkEncoding panics with a refusal where text is not in the encoding that it should be in.
func checkEncoding(text []byte, raw bool) {
	if isUTF16(text) {
		panic(refusal("the text is UTF-16"))
	}
	if raw {
		return
	}
	if bytes.IndexByte(text[:min(start, len(text))], 0) >= 0 {
		panic(refusal("this is not a text: it has a zero byte"))
	}
	if !utf8.Valid(text) {
		panic(refusal("the text is not UTF-8"))
	}
}

// isUTF16 reports whether a mark of it, or ASCII in it, is at the start.
func isUTF16(text []byte) bool {
	if bytes.HasPrefix(text, []byte("\xFF\xFE")) || bytes.HasPrefix(text, []byte("\xFE\xFF")) {
		return true
	}
	if len(text) < 4 {
		return false
	}
	big := text[0] == 0
	for i, b := range text[:4] {
		if (b == 0) != (big == (i%2 == 0)) {
			return false
		}
	}
	return true
}
