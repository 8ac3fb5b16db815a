// Package literal reads numbers, strings and bytes as texts spell them.
package literal

import (
	"fmt"
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/ianaindex"
)

// Charset turns characters into bytes.
type Charset struct {
	name     string
	encoding encoding.Encoding
}

// Find gives the charset called name.
func Find(name string) (*Charset, error) {
	name = strings.ToUpper(name)
	if name == "ASCII" {
		name = "US-ASCII"
	}
	found, err := ianaindex.IANA.Encoding(name)
	if err != nil || found == nil {
		return nil, fmt.Errorf("unknown encoding %q", name)
	}
	return &Charset{name, found}, nil
}

// Kept reports whether strings of generated code are the bytes of the file as they are.
func (c *Charset) Kept() bool {
	return c.name == "UTF-8" || c.name == "US-ASCII"
}

// Encode gives the bytes of text; false where a character does not exist in the charset.
func (c *Charset) Encode(text string) ([]byte, bool) {
	if c.name == "UTF-8" {
		return []byte(text), true
	}
	encoded, err := c.encoding.NewEncoder().Bytes([]byte(text))
	return encoded, err == nil
}

// Decode decodes bytes, with the replacement character for invalid ones.
func (c *Charset) Decode(bytes []byte) string {
	text, _ := c.encoding.NewDecoder().Bytes(bytes)
	return string(text)
}
