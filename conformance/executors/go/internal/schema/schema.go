// Package schema is what both faces of a format share, read from its JSON.
package schema

import (
	"encoding/json"
	"fmt"
)

// Schema describes one format.
type Schema struct {
	Format   Format    `json:"format"`
	Refusal  string    `json:"refusal"`
	RootName string    `json:"root"`
	Text     Text      `json:"text"`
	All      []*Struct `json:"structs"`
	AllEnums []*Enum   `json:"enums"`

	structs map[string]*Struct
	enums   map[string]*Enum
}

// Format is the content of the header line of a text.
type Format struct {
	ID        string `json:"id"`
	Title     string `json:"title"`
	Version   string `json:"version"`
	Layout    string `json:"layout"`
	Preferred bool   `json:"preferred"`
}

// Text is how texts are spelled where another program writes them.
type Text struct {
	Raw     string `json:"raw"`
	LineEnd string `json:"line_end"`
	Tail    string `json:"tail"`
}

// Read reads the JSON of one schema.
func Read(data []byte) (*Schema, error) {
	s := &Schema{structs: map[string]*Struct{}, enums: map[string]*Enum{}}
	if err := json.Unmarshal(data, s); err != nil {
		return nil, err
	}
	for _, one := range s.All {
		one.index()
		s.structs[one.Name] = one
	}
	for _, one := range s.AllEnums {
		s.enums[one.Name] = one
	}
	if s.Root() == nil {
		return nil, fmt.Errorf("a schema without its root %q", s.RootName)
	}
	return s, nil
}

// Root is the struct that a file is.
func (s *Schema) Root() *Struct {
	return s.structs[s.RootName]
}

// HasChecksums reports whether values follow from bytes of the file.
func (s *Schema) HasChecksums() bool {
	for _, one := range s.All {
		for _, field := range one.Fields {
			if field.Checksum != nil {
				return true
			}
		}
	}
	return false
}

// Struct is the one called name, or nil.
func (s *Schema) Struct(name string) *Struct {
	return s.structs[name]
}

// Enum is the one called name, or nil.
func (s *Schema) Enum(name string) *Enum {
	return s.enums[name]
}

// Columns are those of the table that field is.
func (s *Schema) Columns(field *Field) []*Field {
	if field.Type == "struct" {
		return s.Struct(field.Struct).Fields
	}
	return []*Field{{ID: "value", Name: "value", Type: field.Type, Names: field.Names}}
}
