package bind

import (
	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
	"dev.diptych/executor/internal/shape"
)

// choice returns the selected struct: by the sibling that decides, unless the text names it.
func (b *binder) choice(d *draft, target *shape.Target) *schema.Struct {
	name := target.Struct
	field := d.t.Fields[target.Field]
	if name == "" {
		name = derive.Choice(field, decides(d, d.t.IndexOf(field.On)))
	}
	t := b.schema.Struct(name)
	if t == nil {
		refuse("no case of %[2]s allows %[1]s", field.Name, field.On)
	}
	return t
}

func decides(d *draft, index int) document.Value {
	sibling := d.t.Fields[index]
	if d.mentioned[index] {
		return d.value(index, nil)
	}
	if constant := derive.Constant(sibling); constant != nil || sibling.Default == nil {
		return constant
	}
	return document.Scalar(*sibling.Default)
}
