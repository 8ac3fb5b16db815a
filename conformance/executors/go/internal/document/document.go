// Package document contains the values of a file, independent of its face.
package document

import "dev.diptych/executor/internal/schema"

// Value is a Scalar, a Blob, a *Struct, a List or a *Table; nil if absent.
type Value any

// Scalar is a number: its value, or the bits of a float.
type Scalar int64

// Blob is bytes, and texts as their bytes.
type Blob string

// List is a repeated field.
type List []Value

// Struct has a value for each field of its type.
type Struct struct {
	Type    *schema.Struct
	Values  []Value
	Residue Residue
}

// NewStruct has nothing in its fields.
func NewStruct(t *schema.Struct) *Struct {
	return &Struct{Type: t, Values: make([]Value, len(t.Fields))}
}

// Get is the value of the field id.
func (s *Struct) Get(id string) Value {
	if i := s.Type.IndexOf(id); i >= 0 {
		return s.Values[i]
	}
	return nil
}

// Table is rows of plain numbers, one after the other.
type Table struct {
	Columns []*schema.Field
	Cells   []int64
}

// Rows is their number.
func (t *Table) Rows() int {
	return len(t.Cells) / len(t.Columns)
}

// AddRow appends a row of defaults and returns its cells.
func (t *Table) AddRow() []int64 {
	start := len(t.Cells)
	for _, column := range t.Columns {
		var fallback int64
		if column.Default != nil {
			fallback = *column.Default
		}
		t.Cells = append(t.Cells, fallback)
	}
	return t.Cells[start:]
}

// Residue is what no field accounts for.
type Residue struct {
	Trailing Blob
	Slack    int64
	Patches  []Patch
}

// Patch is a difference between the bytes of the file and the encoded ones.
type Patch struct {
	Offset  int64
	Encoded Blob
	Actual  Blob
}

// Empty reports whether there is no residue.
func (r *Residue) Empty() bool {
	return r.Trailing == "" && r.Slack == 0 && len(r.Patches) == 0
}

// Count is the number of elements of a repeated field.
func Count(value Value) int {
	switch v := value.(type) {
	case *Table:
		return v.Rows()
	case List:
		return len(v)
	default:
		return 0
	}
}
