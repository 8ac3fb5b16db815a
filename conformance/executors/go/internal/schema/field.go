package schema

import (
	"encoding/json"
	"strings"
)

// Counted is the repetition of a field whose count is in the file.
const Counted = -1

// Field is one of a struct.
type Field struct {
	ID         string   `json:"id"`
	Name       string   `json:"name"`
	Type       string   `json:"type"`
	Names      string   `json:"names"`
	Flags      bool     `json:"flags"`
	Item       bool     `json:"item"`
	Encoding   string   `json:"encoding"`
	Width      int      `json:"width"`
	Adapter    string   `json:"adapter"`
	Struct     string   `json:"struct"`
	On         string   `json:"on"`
	Structs    []string `json:"structs"`
	Cases      []Case   `json:"cases"`
	Size       *int     `json:"size"`
	Terminator int      `json:"terminator"`
	Unit       int      `json:"unit"`
	Pad        int      `json:"pad"`
	After      int      `json:"after"`
	Repeat     Repeat   `json:"repeat"`
	Table      bool     `json:"table"`
	Elements   string   `json:"elements"`
	Optional   bool     `json:"optional"`
	Default    *int64   `json:"default,string"`
	Place      string   `json:"place"`
	Needed     bool     `json:"needed"`
	Stream     *int64   `json:"stream"`
	Process    string   `json:"process"`
	Derivation
}

// Case selects a struct by a value; nil is the default case.
type Case struct {
	Value  *string `json:"value"`
	Struct string  `json:"struct"`
}

// Repeat is the repetition of a field: 0 for once, Counted, or a number.
type Repeat int

// UnmarshalJSON reads a number or a word.
func (r *Repeat) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		*r = Counted
		return nil
	}
	return json.Unmarshal(data, (*int)(r))
}

// Repeated reports whether the field has several elements.
func (f *Field) Repeated() bool {
	return f.Repeat != 0
}

// Attribute is the name of the field in the text where it is an attribute.
func (f *Field) Attribute() string {
	return strings.TrimPrefix(f.ID, "_")
}

// Instance reports whether the field is not in the order of the bytes.
func (f *Field) Instance() bool {
	return f.Place != "" && f.Place != "sequence"
}

// Packed reports whether the field is packed in the file.
func (f *Field) Packed() bool {
	return f.Stream != nil && f.Process == "zlib"
}
