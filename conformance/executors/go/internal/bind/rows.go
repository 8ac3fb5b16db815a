package bind

import (
	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
	"dev.diptych/executor/internal/shape"
	"dev.diptych/executor/internal/syntax"
)

// row adds a row to a repeated field.
func (b *binder) row(d *draft, index int, row *syntax.Row) {
	field := d.t.Fields[index]
	as := b.rowShape(field)
	d.begin(b.schema, index)
	if table, ok := d.values[index].(*document.Table); ok {
		cells := table.AddRow()
		b.cells(as, row, func(i int, value document.Value) {
			cells[i] = int64(value.(document.Scalar))
		})
		return
	}
	values := make([]document.Value, len(as.Cells))
	b.cells(as, row, func(i int, value document.Value) { values[i] = value })
	for i, cell := range as.Cells {
		if values[i] == nil {
			values[i] = document.Scalar(*cell.Field.Default)
		}
	}
	built := as.Build(b.schema, values)
	checkFits(built)
	d.values[index] = append(d.values[index].(document.List), derive.FillStream(field, built))
}

// cells reads those of a row. Only such at its end are missing that have a default.
func (b *binder) cells(as *shape.Row, row *syntax.Row, put func(i int, value document.Value)) {
	if (row.Key != nil) != (as.Key >= 0) {
		refuse("a row of %s has one value before its parenthesis where it has a key: %s", as.Struct.Name, row.Spelling())
	}
	literals := row.Cells
	for i, cell := range as.Cells {
		switch {
		case i == as.Key:
			put(i, b.scalar(cell.Field, cell.Field.Name, *row.Key))
		case len(literals) > 0:
			put(i, b.scalar(cell.Field, cell.Field.Name, literals[0]))
			literals = literals[1:]
		case cell.Field.Default == nil:
			refuse("a row of %s has too few columns: %s", as.Struct.Name, row.Spelling())
		}
	}
	if len(literals) > 0 {
		refuse("a row of %s has too many columns: %s", as.Struct.Name, row.Spelling())
	}
}

// zipped binds one table that holds several structs.
func (b *binder) zipped(d *draft, zip *schema.Zip, block *syntax.Block) {
	for _, id := range zip.Fields {
		d.first(d.t.IndexOf(id), block.Name)
	}
	as := shape.ZipOf(b.schema, d.t, zip)
	tables := make([]*document.Table, len(zip.Fields))
	for i := range tables {
		tables[i] = &document.Table{Columns: as.Columns}
	}
	common := newDraft(as.Struct)
	for _, item := range block.Items {
		switch i := item.(type) {
		case *syntax.Row:
			b.zipRow(as, tables, i)
		case *syntax.Attribute:
			b.attribute(common, i)
		default:
			refuse("%s holds rows and attributes, no blocks", block.Name)
		}
	}
	common.mentioned[as.Table] = true
	for i, id := range zip.Fields {
		common.values[as.Table] = tables[i]
		d.values[d.t.IndexOf(id)] = b.complete(common)
	}
}

func (b *binder) zipRow(as *shape.Zip, tables []*document.Table, row *syntax.Row) {
	if row.Key == nil || len(row.Cells) != len(tables) {
		refuse("a row of this table has a key and %d columns: %s", len(tables), row.Spelling())
	}
	key, value := as.Columns[as.Key], as.Columns[as.Value]
	shared := b.scalar(key, key.Name, *row.Key)
	for i, table := range tables {
		cells := table.AddRow()
		cells[as.Key] = int64(shared.(document.Scalar))
		cells[as.Value] = int64(b.scalar(value, value.Name, row.Cells[i]).(document.Scalar))
	}
}
