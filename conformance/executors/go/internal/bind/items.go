package bind

import (
	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/shape"
	"dev.diptych/executor/internal/syntax"
)

// residueName is the block of what no field accounts for.
const residueName = "Residue"

func (b *binder) items(d *draft, items []syntax.Item) {
	var undecided []syntax.Item
	for _, item := range items {
		if b.undecided(d, item) {
			undecided = append(undecided, item)
		} else {
			b.item(d, item)
		}
	}
	// The sibling may be after the field that it decides.
	for _, item := range undecided {
		b.item(d, item)
	}
}

func (b *binder) undecided(d *draft, item syntax.Item) bool {
	var target *shape.Target
	switch i := item.(type) {
	case *syntax.Attribute:
		target = b.shape(d.t).Target(i.Name)
	case *syntax.Block:
		target = b.shape(d.t).Target(i.Name)
	}
	return target != nil && target.Undecided()
}

func (b *binder) item(d *draft, item syntax.Item) {
	switch i := item.(type) {
	case *syntax.Attribute:
		b.attribute(d, i)
	case *syntax.Block:
		b.block(d, i)
	case *syntax.Row:
		rows := b.shape(d.t).Rows
		if rows < 0 {
			refuse("%s has no rows", d.t.Name)
		}
		d.mentioned[rows] = true
		b.row(d, rows, i)
	}
}

func (b *binder) attribute(d *draft, a *syntax.Attribute) {
	target := b.shape(d.t).Target(a.Name)
	if target == nil {
		b.strange(d, a.Name, a)
		return
	}
	switch target.Sort {
	case shape.Attribute:
		d.first(target.Field, a.Name)
		d.values[target.Field] = b.content(d.t.Fields[target.Field], a)
	case shape.Nothing:
		d.first(target.Field, a.Name)
		if a.Value.Kind != syntax.Tuple || len(a.Value.Elements) > 0 {
			refuse("expected () for %s, which contains structs", a.Name)
		}
		d.begin(b.schema, target.Field)
	case shape.Inline:
		d.first(target.Field, a.Name)
		b.inline(d, target, a)
	default:
		refuse("%s is a block", a.Name)
	}
}

func (b *binder) inline(d *draft, target *shape.Target, a *syntax.Attribute) {
	t := b.choice(d, target)
	row := shape.Single(b.schema, t)
	if row == nil {
		refuse("%s is a block here: it is %s", a.Name, t.Name)
	}
	value := b.scalar(row.Cells[0].Field, a.Name, a.Value)
	built := row.Build(b.schema, []document.Value{value})
	checkFits(built)
	d.values[target.Field] = derive.FillStream(d.t.Fields[target.Field], built)
}

// strange keeps an item that has no meaning, where the struct does so.
func (b *binder) strange(d *draft, name string, item syntax.Item) {
	place := b.shape(d.t).Strange
	if place == nil {
		refuse("%s has no '%s'", d.t.Name, name)
	}
	d.mentioned[place.Field] = true
	d.add(b.schema, place.Field, place.Element(b.schema, item.Spelling()))
}
