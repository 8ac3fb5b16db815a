package literal

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

var simpleEscapes = map[byte]string{'n': "\n", 'r': "\r", 't': "\t", '"': `"`, '\\': `\`}

// String returns the bytes of the token of a string.
func String(token string, charset *Charset) ([]byte, error) {
	rest := token[1 : len(token)-1]
	var out []byte
	for rest != "" {
		size := strings.IndexByte(rest, '\\')
		if size < 0 {
			size = len(rest)
		}
		if size == 0 {
			encoded, length, err := escape(rest, charset)
			if err != nil {
				return nil, err
			}
			out = append(out, encoded...)
			rest = rest[length:]
			continue
		}
		encoded, err := characters(rest[:size], charset)
		if err != nil {
			return nil, err
		}
		out = append(out, encoded...)
		rest = rest[size:]
	}
	return out, nil
}

func characters(text string, charset *Charset) ([]byte, error) {
	encoded, ok := charset.Encode(text)
	if !ok {
		return nil, fmt.Errorf("%q does not exist in %s", text, charset.name)
	}
	return encoded, nil
}

// escape gives the bytes of the escape that text begins with, and its length.
func escape(text string, charset *Charset) ([]byte, int, error) {
	if len(text) > 1 {
		if simple, ok := simpleEscapes[text[1]]; ok {
			encoded, err := characters(simple, charset)
			return encoded, 2, err
		}
		if text[1] == 'x' && len(text) >= 4 && IsHex(text[2:4]) {
			value, _ := strconv.ParseUint(text[2:4], 16, 8)
			return []byte{byte(value)}, 4, nil
		}
		if strings.HasPrefix(text[1:], "u{") {
			return scalarValue(text, charset)
		}
	}
	return nil, 0, fmt.Errorf("unknown escape: %.8q", text)
}

// scalarValue is a character by its number.
func scalarValue(text string, charset *Charset) ([]byte, int, error) {
	length := strings.IndexByte(text, '}') + 1
	if length <= 4 || !IsHex(text[3:length-1]) {
		return nil, 0, fmt.Errorf("unknown escape: %.8q", text)
	}
	number, err := strconv.ParseUint(text[3:length-1], 16, 32)
	if err != nil || number > utf8.MaxRune || !utf8.ValidRune(rune(number)) {
		return nil, 0, fmt.Errorf("invalid code point: %.12q", text)
	}
	encoded, err := characters(string(rune(number)), charset)
	return encoded, length, err
}

// IsHex reports whether text consists of at least one hexadecimal digit.
func IsHex(text string) bool {
	return text != "" && strings.Trim(text, "0123456789abcdefABCDEF") == ""
}

// Bytes returns the bytes of a token such as x"00 ff".
func Bytes(token string) ([]byte, error) {
	var out []byte
	rest := strings.TrimLeft(token[2:len(token)-1], " \t\r\n")
	for rest != "" {
		if len(rest) < 2 || !IsHex(rest[:2]) {
			return nil, fmt.Errorf("a byte has two digits: %.8q", rest)
		}
		value, _ := strconv.ParseUint(rest[:2], 16, 8)
		out = append(out, byte(value))
		rest = strings.TrimLeft(rest[2:], " \t\r\n")
	}
	return out, nil
}
