package derive

import (
	"strings"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// Lift fills in the fields further within that follow from those of s. It copies what it changes,
// because defaults are shared.
func Lift(s *document.Struct) *document.Struct {
	for _, lift := range s.Type.Lifts {
		holder := Holder(s, lift)
		if holder != nil && holder.Get(lift.Way[len(lift.Way)-1]) == nil {
			s = put(s, lift.Way, From(&lift.Derivation, s))
		}
	}
	return s
}

// Holder is the struct that has the field of lift, or nil.
func Holder(s *document.Struct, lift *schema.Lift) *document.Struct {
	for _, id := range lift.Way[:len(lift.Way)-1] {
		inner, ok := s.Get(id).(*document.Struct)
		if !ok {
			return nil
		}
		s = inner
	}
	return s
}

func put(s *document.Struct, way []string, value document.Value) *document.Struct {
	changed := *s
	changed.Values = append([]document.Value{}, s.Values...)
	i := s.Type.IndexOf(way[0])
	if len(way) > 1 {
		value = put(changed.Values[i].(*document.Struct), way[1:], value)
	}
	changed.Values[i] = value
	return &changed
}

// FillStream fills the rest of the stream of s, which has a fixed size, with zeros.
func FillStream(field *schema.Field, s *document.Struct) *document.Struct {
	fixed := field.Stream != nil && *field.Stream >= 0 && !field.Packed()
	if !fixed || s.Residue.Trailing != "" {
		return s
	}
	size, known := StreamSize(s)
	if !known || size >= *field.Stream {
		return s
	}
	filled := *s
	filled.Residue.Trailing = document.Blob(strings.Repeat("\x00", int(*field.Stream-size)))
	return &filled
}
