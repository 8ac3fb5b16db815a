// Package shape describes the text form of structs: which fields are attributes,
// blocks, rows or tables, and by which names.
package shape

import (
	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// mostLevels is how deep one value may be nested. A struct that contains itself has no end.
const mostLevels = 8

// Cell is a value of a row: the way of indexes to the field that holds it.
type Cell struct {
	Path  []int
	Field *schema.Field
}

// Row is a struct as its values without names and without derived ones.
type Row struct {
	Struct *schema.Struct
	Cells  []Cell
	// Key is the index of the cell before the parenthesis, or -1.
	Key int
}

// RowOf is the shape of a struct as a row, or nil where it has none.
func RowOf(s *schema.Schema, t *schema.Struct) *Row {
	return rowOf(s, t, 0)
}

func rowOf(s *schema.Schema, t *schema.Struct, depth int) *Row {
	if len(t.Lifts) > 0 {
		return nil
	}
	row := &Row{Struct: t, Key: -1}
	for i, field := range t.Fields {
		if field.Derived() {
			continue
		}
		cell := cellOf(s, field, i, depth)
		if cell == nil {
			return nil
		}
		if field.ID == t.Key {
			row.Key = len(row.Cells)
		}
		row.Cells = append(row.Cells, *cell)
	}
	return row
}

func cellOf(s *schema.Schema, field *schema.Field, index, depth int) *Cell {
	apart := field.Stream != nil || field.Type == "packing" || field.Type == "switch"
	if apart || field.Optional || field.Repeated() || depth > mostLevels {
		return nil
	}
	if field.Type != "struct" {
		return &Cell{[]int{index}, field}
	}
	inner := rowOf(s, s.Struct(field.Struct), depth+1)
	if inner == nil || len(inner.Cells) != 1 {
		return nil
	}
	leaf := inner.Cells[0]
	return &Cell{append([]int{index}, leaf.Path...), leaf.Field}
}

// Single is the row of a struct that comes down to one value, or nil.
func Single(s *schema.Schema, t *schema.Struct) *Row {
	if row := RowOf(s, t); row != nil && len(row.Cells) == 1 {
		return row
	}
	return nil
}

// Build gives the struct that values make up, one for each cell.
func (r *Row) Build(s *schema.Schema, values []document.Value) *document.Struct {
	return build(s, r.Struct, r.Cells, values, 0)
}

func build(s *schema.Schema, t *schema.Struct, cells []Cell, values []document.Value, depth int) *document.Struct {
	built := document.NewStruct(t)
	for i, cell := range cells {
		index := cell.Path[depth]
		if len(cell.Path) == depth+1 {
			built.Values[index] = values[i]
		} else {
			inner := s.Struct(t.Fields[index].Struct)
			built.Values[index] = build(s, inner, cells[i:i+1], values[i:i+1], depth+1)
		}
	}
	return derive.Complete(built)
}
