// Package infoset writes documents as JSON. Of every value it writes the exact spelling only.
package infoset

import (
	"bytes"
	"encoding/json"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

type writer struct {
	out bytes.Buffer
	// plain leaves patches out.
	plain bool
}

// Write gives the infoset of a document whose schema is called key.
func Write(key string, root *document.Struct) []byte {
	w := &writer{}
	w.emit(`{"infoset":1,"schema":`, quoted(key), `,"root":`)
	w.structure(root)
	w.emit("}")
	return w.out.Bytes()
}

func (w *writer) emit(parts ...string) {
	for _, part := range parts {
		w.out.WriteString(part)
	}
}

func quoted(text string) string {
	encoded, _ := json.Marshal(text) // No string fails.
	return string(encoded)
}

// each writes n members or elements with commas between them.
func (w *writer) each(n int, write func(i int)) {
	for i := 0; i < n; i++ {
		if i > 0 {
			w.emit(",")
		}
		write(i)
	}
}

func (w *writer) structure(s *document.Struct) {
	w.emit(`{"struct":`, quoted(s.Type.Name), `,"fields":{`)
	comma := ""
	for i, field := range s.Type.Fields {
		if s.Values[i] != nil {
			w.emit(comma, quoted(field.ID), ":")
			w.value(field, s.Values[i])
			comma = ","
		}
	}
	w.emit("}")
	residue := s.Residue
	if w.plain {
		residue.Patches = nil
	}
	if !residue.Empty() {
		w.residue(&residue)
	}
	w.emit("}")
}

func (w *writer) value(field *schema.Field, value document.Value) {
	switch v := value.(type) {
	case *document.Struct:
		w.structure(v)
	case document.List:
		w.emit("[")
		w.each(len(v), func(i int) { w.value(field, v[i]) })
		w.emit("]")
	case *document.Table:
		w.table(field, v)
	case document.Scalar:
		w.scalar(field, int64(v))
	case document.Blob:
		w.blob(field, v)
	}
}

// Same reports whether two documents are equal except for patches.
func Same(a, b *document.Struct) bool {
	one, other := &writer{plain: true}, &writer{plain: true}
	one.structure(a)
	other.structure(b)
	return bytes.Equal(one.out.Bytes(), other.out.Bytes())
}
