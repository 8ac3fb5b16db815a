package infoset

import (
	"fmt"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

func (w *writer) table(field *schema.Field, table *document.Table) {
	name := "null"
	if field.Type == "struct" {
		name = quoted(field.Struct)
	}
	w.emit(`{"table":`, name, `,"columns":[`)
	kinds := make([]schema.Number, len(table.Columns))
	w.each(len(kinds), func(i int) {
		kinds[i], _ = table.Columns[i].Number()
		w.emit("[", quoted(table.Columns[i].ID), `,"`, kinds[i].Tag(), `"]`)
	})
	w.emit(`],"rows":[`)
	w.each(table.Rows(), func(row int) {
		w.emit("[")
		w.each(len(kinds), func(i int) {
			w.emit(number(kinds[i], table.Cells[row*len(kinds)+i]))
		})
		w.emit("]")
	})
	w.emit("]}")
}

func (w *writer) residue(r *document.Residue) {
	var members []string
	if r.Trailing != "" {
		members = append(members, fmt.Sprintf(`"trailing":"%x"`, string(r.Trailing)))
	}
	if r.Slack != 0 {
		members = append(members, fmt.Sprintf(`"slack":"%d"`, r.Slack))
	}
	w.emit(`,"residue":{`)
	w.each(len(members), func(i int) { w.emit(members[i]) })
	if len(r.Patches) > 0 {
		if len(members) > 0 {
			w.emit(",")
		}
		w.emit(`"patches":[`)
		w.each(len(r.Patches), func(i int) { w.patch(r.Patches[i]) })
		w.emit("]")
	}
	w.emit("}")
}

func (w *writer) patch(p document.Patch) {
	w.emit(fmt.Sprintf(`["%d","%x","%x"]`, p.Offset, string(p.Encoded), string(p.Actual)))
}
