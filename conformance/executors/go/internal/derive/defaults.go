package derive

import (
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// Defaults knows what fields are where a text does not say.
type Defaults struct {
	schema  *schema.Schema
	structs map[*schema.Struct]*document.Struct
}

// NewDefaults has those of a schema.
func NewDefaults(s *schema.Schema) *Defaults {
	return &Defaults{schema: s, structs: map[*schema.Struct]*document.Struct{}}
}

// Of is what field is by default, or nil where it has to be said.
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
		if usual := d.structOf(d.schema.Struct(field.Struct)); usual != nil {
			return usual
		}
		return nil
	}
	if field.Default == nil {
		return nil
	}
	return document.Scalar(*field.Default)
}

func (d *Defaults) structOf(t *schema.Struct) *document.Struct {
	usual, known := d.structs[t]
	if !known {
		// A struct that contains itself has no default.
		d.structs[t] = nil
		usual = d.build(t)
		d.structs[t] = usual
	}
	return usual
}

func (d *Defaults) build(t *schema.Struct) *document.Struct {
	usual := document.NewStruct(t)
	for i, field := range t.Fields {
		if field.Derived() || field.Optional {
			continue
		}
		usual.Values[i] = d.Of(field)
		if usual.Values[i] == nil {
			return nil
		}
	}
	return Complete(usual)
}
