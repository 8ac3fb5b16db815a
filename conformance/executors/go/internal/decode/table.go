package decode

import (
	"reflect"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

func (w *walk) table(field *schema.Field, rows reflect.Value) (document.Value, error) {
	table := &document.Table{Columns: w.schema.Columns(field)}
	for i := 0; i < rows.Len(); i++ {
		cells := table.AddRow()
		row := rows.Index(i)
		for column, each := range table.Columns {
			cell := row
			if field.Type == "struct" {
				cell = row.Elem().FieldByName(upperCamel(each.ID))
			}
			value, err := w.leaf(each, cell)
			if err != nil {
				return nil, err
			}
			cells[column] = int64(value.(document.Scalar))
		}
	}
	return table, nil
}
