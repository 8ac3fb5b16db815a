package schema

import "strings"

// Struct is a type with fields.
type Struct struct {
	Name   string   `json:"name"`
	Key    string   `json:"key"`
	Fields []*Field `json:"fields"`
	Zips   []*Zip   `json:"zips"`
	Lifts  []*Lift  `json:"lifts"`

	indexes map[string]int
}

// Zip is a group of fields that are printed as one table.
type Zip struct {
	Name   string   `json:"name"`
	Fields []string `json:"fields"`
}

func (s *Struct) index() {
	s.indexes = map[string]int{}
	for i, field := range s.Fields {
		s.indexes[field.ID] = i
	}
}

// IndexOf is the index of the field id, or -1.
func (s *Struct) IndexOf(id string) int {
	if i, ok := s.indexes[id]; ok {
		return i
	}
	return -1
}

// Top reports whether it is a whole spec rather than a type in one.
func (s *Struct) Top() bool {
	return !strings.Contains(s.Name, "::")
}
