package derive

import (
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// Size is the number of bytes that field takes with value; false where that cannot be told.
func Size(field *schema.Field, value document.Value) (int64, bool) {
	walk := measure{}
	walk.value(field, value)
	return walk.bytes(), !walk.unknown
}

// StreamSize is the number of bytes of a struct with a substream.
func StreamSize(s *document.Struct) (int64, bool) {
	walk := measure{}
	size := walk.stream(s)
	return size, !walk.unknown
}

// measure adds up what values take.
type measure struct {
	bits int64
	// elsewhere is the number of bytes at positions of the file.
	elsewhere int64
	unknown   bool
}

func (m *measure) bytes() int64 {
	return (m.bits + 7) / 8
}

func (m *measure) add(bytes int64) {
	m.bits = (m.bytes() + bytes) * 8
}

func (m *measure) stream(s *document.Struct) int64 {
	m.inline(s)
	return m.bytes() + int64(len(s.Residue.Trailing)) + s.Residue.Slack
}

func (m *measure) inline(s *document.Struct) {
	before := m.elsewhere
	for i, field := range s.Type.Fields {
		switch field.Place {
		case "", "sequence":
			m.value(field, s.Values[i])
		case "position":
			m.add(m.apart(field, s.Values[i]))
		case "file_position":
			m.elsewhere += m.apart(field, s.Values[i])
		}
	}
	if s.Type.Top() {
		m.add(m.elsewhere - before)
		m.elsewhere = before
	}
}

func (m *measure) apart(field *schema.Field, value document.Value) int64 {
	inner := measure{}
	inner.value(field, value)
	m.take(&inner)
	return inner.bytes()
}

func (m *measure) take(inner *measure) {
	m.unknown = m.unknown || inner.unknown
	m.elsewhere += inner.elsewhere
}

func (m *measure) value(field *schema.Field, value document.Value) {
	list, isList := value.(document.List)
	inner, isStruct := value.(*document.Struct)
	switch {
	case isList:
		for _, element := range list {
			m.value(field, element)
		}
	case field.Packed() && value != nil:
		m.unknown = true
	case isStruct && field.Stream != nil:
		walk := measure{}
		size := walk.stream(inner)
		m.take(&walk)
		m.add(size)
	case isStruct:
		m.inline(inner)
	case value == nil && field.Derived() && !field.Optional:
		m.unsaid(field)
	default:
		m.plain(field, value)
	}
}

func (m *measure) unsaid(field *schema.Field) {
	if _, number := field.Number(); number || field.Type == "bits" {
		m.plain(field, document.Scalar(0))
	} else {
		m.unknown = true
	}
}

func (m *measure) plain(field *schema.Field, value document.Value) {
	switch v := value.(type) {
	case *document.Table:
		for _, column := range v.Columns {
			kind, _ := column.Number()
			m.add(int64(v.Rows() * kind.Width))
		}
	case document.Blob:
		if field.Type != "packing" {
			m.add(int64(len(v) + field.After))
		}
	case document.Scalar:
		m.number(field, v)
	}
}

func (m *measure) number(field *schema.Field, value document.Scalar) {
	if field.Type == "bits" {
		m.bits += int64(field.Width)
	} else if kind, ok := field.Number(); ok {
		m.add(int64(kind.Width))
	} else if field.Type == "varint" {
		bytes, _ := document.EncodeLeb128(int64(value))
		m.add(int64(len(bytes)))
	}
}
