package bind

import (
	"slices"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// draft is a struct while its block is read.
type draft struct {
	t         *schema.Struct
	values    []document.Value
	mentioned []bool
	// named are the elements of a field that are set by name.
	named   map[int][]bool
	residue *document.Residue
}

func newDraft(t *schema.Struct) *draft {
	n := len(t.Fields)
	return &draft{t, make([]document.Value, n), make([]bool, n), map[int][]bool{}, nil}
}

// first notes that a field is mentioned, and refuses a second time.
func (d *draft) first(index int, name string) {
	if d.mentioned[index] {
		refuse("'%s' is already set", name)
	}
	d.mentioned[index] = true
}

// note sets a field that nothing has mentioned.
func (d *draft) note(id string, value document.Value) {
	index := d.t.IndexOf(id)
	if !d.mentioned[index] {
		d.mentioned[index] = true
		d.values[index] = value
	}
}

// begin makes the list or the table of a repeated field, to be added to.
func (d *draft) begin(s *schema.Schema, index int) {
	if d.values[index] != nil {
		return
	}
	field := d.t.Fields[index]
	if field.Table {
		d.values[index] = &document.Table{Columns: s.Columns(field)}
	} else {
		d.values[index] = document.List{}
	}
}

// add adds an element to a repeated field.
func (d *draft) add(s *schema.Schema, index int, element *document.Struct) {
	d.begin(s, index)
	switch all := d.values[index].(type) {
	case *document.Table:
		cells := all.AddRow()
		for i := range cells {
			cells[i] = int64(element.Values[i].(document.Scalar))
		}
	case document.List:
		d.values[index] = append(all, element)
	}
}

// put sets a named element.
func (d *draft) put(index, place int, name string, element *document.Struct) {
	count := int(d.t.Fields[index].Repeat)
	if d.named[index] == nil {
		d.named[index] = make([]bool, count)
		d.values[index] = make(document.List, count)
	}
	if d.named[index][place] {
		refuse("'%s' is already set", name)
	}
	d.named[index][place] = true
	d.mentioned[index] = true
	d.values[index].(document.List)[place] = element
}

// value returns the value of a field, with fallback for elements that are not named.
func (d *draft) value(index int, fallback document.Value) document.Value {
	named := d.named[index]
	if named == nil {
		return d.values[index]
	}
	list := slices.Clone(d.values[index].(document.List))
	for i := range list {
		if !named[i] {
			list[i] = fallback
		}
	}
	if slices.Contains(named, false) && fallback == nil {
		refuse("elements of '%s' are missing", d.t.Fields[index].Name)
	}
	return list
}
