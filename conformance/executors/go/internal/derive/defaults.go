package derive

import (
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// Defaults computes the values of omitted fields.
type Defaults struct {
	schema  *schema.Schema
	structs map[*schema.Struct]*document.Struct
}

// NewDefaults has those of a schema.
func NewDefaults(s *schema.Schema) *Defaults {
	return &Defaults{schema: s, structs: map[*schema.Struct]*document.Struct{}}
}

// Of returns the default of field, or nil if it is required.
func (d *Defaults) Of(field *schema.Field) document.Value {
	switch {
	case field.Repeat == schema.Counted && field.Table:
		return &document.Table{Columns: d.schema.Columns(field)}
	case field.Repeat == schema.Counted:
		return document.List{}
	case field.Table:
		return d.rows(field)
	}
	one := d.Element(field)
	if field.Repeat == 0 || one == nil {
		return one
	}
	list := make(document.List, field.Repeat)
	for i := range list {
		list[i] = one
	}
	return list
}

func (d *Defaults) rows(field *schema.Field) document.Value {
	table := &document.Table{Columns: d.schema.Columns(field)}
	for _, column := range table.Columns {
		if column.Default == nil {
			return nil
		}
	}
	for i := 0; i < int(field.Repeat); i++ {
		table.AddRow()
	}
	return table
}

// Element is what one element of field is by default, or nil.
func (d *Defaults) Element(field *schema.Field) document.Value {
	if field.Type == "struct" {
		if fallback := d.structOf(d.schema.Struct(field.Struct)); fallback != nil {
			return fallback
		}
		return nil
	}
	if field.Default == nil {
		return nil
	}
	return document.Scalar(*field.Default)
}

func (d *Defaults) structOf(t *schema.Struct) *document.Struct {
	fallback, known := d.structs[t]
	if !known {
		// A struct that contains itself has no default.
		d.structs[t] = nil
		fallback = d.build(t)
		d.structs[t] = fallback
	}
	return fallback
}

func (d *Defaults) build(t *schema.Struct) *document.Struct {
	fallback := document.NewStruct(t)
	for i, field := range t.Fields {
		if field.Derived() || field.Optional {
			continue
		}
		fallback.Values[i] = d.Of(field)
		if fallback.Values[i] == nil {
			return nil
		}
	}
	return Complete(fallback)
}
