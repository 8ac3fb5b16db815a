package bind

import (
	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/shape"
	"dev.diptych/executor/internal/syntax"
)

func (b *binder) block(d *draft, block *syntax.Block) {
	target := b.shape(d.t).Target(block.Name)
	switch {
	case block.Name == residueName:
		if d.residue != nil {
			refuse("there is a second %s block", residueName)
		}
		d.residue = bindResidue(block)
	case target == nil:
		b.strange(d, block.Name, block)
	default:
		b.known(d, target, block)
	}
}

func (b *binder) known(d *draft, target *shape.Target, block *syntax.Block) {
	switch target.Sort {
	case shape.Block:
		d.first(target.Field, block.Name)
		d.values[target.Field] = b.inner(d, target, block)
	case shape.Element:
		d.mentioned[target.Field] = true
		d.add(b.schema, target.Field, b.inner(d, target, block))
	case shape.NamedElement:
		d.put(target.Field, target.Place, block.Name, b.inner(d, target, block))
	case shape.OfKind:
		d.mentioned[target.Field] = true
		body := b.structure(b.schema.Struct(target.Struct), block.Items)
		d.add(b.schema, target.Field, target.Kinds.Element(target.Kind, body))
	case shape.Rows:
		b.rowsBlock(d, target, block)
	case shape.Zipped:
		b.zipped(d, target.Zip, block)
	default:
		refuse("%s is an attribute", block.Name)
	}
}

func (b *binder) inner(d *draft, target *shape.Target, block *syntax.Block) *document.Struct {
	bound := b.structure(b.choice(d, target), block.Items)
	return derive.FillStream(d.t.Fields[target.Field], bound)
}

func (b *binder) rowsBlock(d *draft, target *shape.Target, block *syntax.Block) {
	d.first(target.Field, block.Name)
	d.begin(b.schema, target.Field)
	for _, item := range block.Items {
		switch i := item.(type) {
		case *syntax.Row:
			b.row(d, target.Field, i)
			continue
		case *syntax.Block:
			if i.Name == block.Name {
				d.add(b.schema, target.Field, b.inner(d, target, i))
				continue
			}
		}
		refuse("%s holds nothing but rows", block.Name)
	}
}
