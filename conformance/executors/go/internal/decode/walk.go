package decode

import (
	"fmt"
	"reflect"

	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"
)

// walk goes through objects in the order of the bytes.
type walk struct {
	schema *schema.Schema
	// source is nil within streams that generated code has made of parts of the file.
	source *source
	at     int64
}

func (w *walk) structure(t *schema.Struct, object reflect.Value) (*document.Struct, error) {
	s := document.NewStruct(t)
	for i, field := range t.Fields {
		value, err := w.field(s, field, object)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", field.ID, err)
		}
		s.Values[i] = value
	}
	return s, check(s)
}

func (w *walk) field(s *document.Struct, field *schema.Field, object reflect.Value) (document.Value, error) {
	value, err := member(object, field)
	if err != nil {
		return nil, err
	}
	there, err := present(s, field, value)
	if err != nil || !there {
		return nil, err
	}
	if field.Instance() {
		apart := &walk{schema: w.schema}
		return apart.value(s, field, value)
	}
	return w.value(s, field, value)
}

func (w *walk) value(s *document.Struct, field *schema.Field, value reflect.Value) (document.Value, error) {
	if !field.Repeated() {
		return w.element(s, field, value)
	}
	if field.Table {
		return w.table(field, value)
	}
	list := make(document.List, value.Len())
	for i := range list {
		element, err := w.element(s, field, value.Index(i))
		if err != nil {
			return nil, fmt.Errorf("[%d]: %w", i, err)
		}
		list[i] = element
	}
	return list, nil
}

func (w *walk) element(s *document.Struct, field *schema.Field, value reflect.Value) (document.Value, error) {
	switch field.Type {
	case "struct":
		return w.inner(field, w.schema.Struct(field.Struct), value)
	case "switch":
		return w.inner(field, w.schema.Struct(derive.Choice(field, s.Get(field.On))), value.Elem())
	default:
		return w.leaf(field, value)
	}
}

func (w *walk) inner(field *schema.Field, t *schema.Struct, object reflect.Value) (document.Value, error) {
	if t == nil || object.Kind() != reflect.Pointer || object.IsNil() {
		return nil, fmt.Errorf("%w: its struct is unknown", ErrUnsupported)
	}
	if field.Stream == nil {
		return w.structure(t, object)
	}
	if field.Process != "" && field.Process != "none" {
		return nil, fmt.Errorf("%w: how it was processed is not kept", ErrUnsupported)
	}
	apart := &walk{schema: w.schema}
	inner, err := apart.structure(t, object)
	if err != nil {
		return nil, err
	}
	stream := object.Interface().(kaitai.Struct).IO_()
	inner.Residue.Trailing, err = rest(stream)
	size, _ := stream.Size()
	w.at += size
	return inner, err
}
