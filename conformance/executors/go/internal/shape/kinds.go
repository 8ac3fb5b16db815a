package shape

import (
	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// Kinds are those of the elements of one list: an element is a number and a struct chosen by it.
type Kinds struct {
	Entry    *schema.Struct
	Selector int
	Body     int
	Names    *schema.Enum
}

// KindsOf are the kinds of the elements of field, or nil where they are not of kinds.
func KindsOf(s *schema.Schema, field *schema.Field) *Kinds {
	if field.Elements == "" || field.Repeat != schema.Counted || field.Type != "struct" {
		return nil
	}
	entry := s.Struct(field.Struct)
	for i, each := range entry.Fields {
		if each.Type == "switch" && each.On != "" {
			selector := entry.IndexOf(each.On)
			if len(entry.Fields) != 2 || selector < 0 {
				return nil
			}
			return &Kinds{entry, selector, i, s.Enum(field.Elements)}
		}
	}
	return nil
}

// Struct is the name of the struct of a kind; empty where it has none.
func (k *Kinds) Struct(kind int64) string {
	return derive.Choice(k.Entry.Fields[k.Body], document.Scalar(kind))
}

// Element is one of a kind.
func (k *Kinds) Element(kind int64, inner *document.Struct) *document.Struct {
	element := document.NewStruct(k.Entry)
	element.Values[k.Selector] = document.Scalar(kind)
	element.Values[k.Body] = inner
	return derive.Complete(element)
}

// Strange is where a struct keeps items of its text that have no meaning to the format.
type Strange struct {
	// Field is the index of the list that takes them.
	Field int
	kind  int64
	kinds *Kinds
	row   *Row
}

// strangeOf is where t keeps such items, or nil where it refuses them.
func strangeOf(s *schema.Schema, t *schema.Struct) *Strange {
	for i, field := range t.Fields {
		if kinds := KindsOf(s, field); kinds != nil {
			for _, named := range kinds.Names.Names {
				if row := itemRow(s, kinds.Struct(named.Value)); row != nil {
					return &Strange{i, named.Value, kinds, row}
				}
			}
		} else if field.Repeated() && field.Type == "struct" {
			if row := itemRow(s, field.Struct); row != nil {
				return &Strange{Field: i, row: row}
			}
		}
	}
	return nil
}

// itemRow is the row of a struct that is nothing but an item of a text, or nil.
func itemRow(s *schema.Schema, name string) *Row {
	t := s.Struct(name)
	if t == nil {
		return nil
	}
	if row := Single(s, t); row != nil && row.Cells[0].Field.Item {
		return row
	}
	return nil
}

// Element contains a verbatim item.
func (g *Strange) Element(s *schema.Schema, item string) *document.Struct {
	inner := g.row.Build(s, []document.Value{document.Blob(item)})
	if g.kinds == nil {
		return inner
	}
	return g.kinds.Element(g.kind, inner)
}
