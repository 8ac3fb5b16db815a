package shape

import "dev.diptych/executor/internal/schema"

// Zip is what the fields of a zip have in common: each is a struct with one table in it, whose rows
// have a key and a value.
type Zip struct {
	Struct *schema.Struct
	// Table is the index of the field of the struct that holds the rows.
	Table   int
	Columns []*schema.Field
	Key     int
	Value   int
}

// ZipOf is the shape of zip in owner, or nil where its structs have no table.
func ZipOf(s *schema.Schema, owner *schema.Struct, zip *schema.Zip) *Zip {
	t := s.Struct(owner.Fields[owner.IndexOf(zip.Fields[0])].Struct)
	for i, field := range t.Fields {
		if !field.Table || field.Type != "struct" {
			continue
		}
		rows := s.Struct(field.Struct)
		shape := &Zip{Struct: t, Table: i, Columns: rows.Fields, Key: rows.IndexOf(rows.Key)}
		if shape.Key == 0 {
			shape.Value = 1
		}
		return shape
	}
	return nil
}
