package bind

import (
	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/literal"
	"dev.diptych/executor/internal/schema"
	"dev.diptych/executor/internal/syntax"
)

// mostLevel is the highest level of zlib that a packing tells.
const mostLevel = 29

// content is the value of an attribute as field has it.
func (b *binder) content(field *schema.Field, a *syntax.Attribute) document.Value {
	if !field.Repeated() {
		return b.scalar(field, a.Name, a.Value)
	}
	if a.Value.Kind != syntax.Tuple {
		refuse("%s takes a tuple", a.Name)
	}
	if field.Table {
		table := &document.Table{Columns: b.schema.Columns(field)}
		for _, element := range a.Value.Elements {
			table.AddRow()[0] = int64(b.scalar(field, a.Name, element).(document.Scalar))
		}
		return table
	}
	list := document.List{}
	for _, element := range a.Value.Elements {
		list = append(list, b.scalar(field, a.Name, element))
	}
	return list
}

// scalar is one value as field has it.
func (b *binder) scalar(field *schema.Field, name string, l syntax.Literal) document.Value {
	if field.Flags && l.Kind == syntax.Tuple {
		return b.flags(field, name, l)
	}
	if kind, ok := field.Number(); ok {
		return b.number(field, kind, l)
	}
	switch {
	case field.Type == "bits":
		number := b.number(field, schema.Number{Sort: 'u', Width: 8}, l)
		if !derive.HoldsBits(field, int64(number)) {
			refuse("%s is out of range for %s", l.Text, name)
		}
		return number
	case l.Kind == syntax.Bytes:
		return bytesOf(l)
	case field.Type == "varint" && l.Kind == syntax.Integer:
		return size(name, l)
	case field.Type == "packing" && l.Kind == syntax.Integer:
		level := size(name, l)
		if level > mostLevel {
			refuse("%s is out of range for %s", l.Text, name)
		}
		return level
	case field.Type == "text" && l.Kind == syntax.String:
		return b.text(field, name, l)
	default:
		refuse("%s does not take %s", name, l.Text)
		return nil
	}
}

// flags is the bits of all names and numbers of a tuple.
func (b *binder) flags(field *schema.Field, name string, l syntax.Literal) document.Value {
	var bits document.Scalar
	for _, element := range l.Elements {
		if element.Kind == syntax.Tuple {
			refuse("%s takes names and numbers", name)
		}
		bits |= b.scalar(field, name, element).(document.Scalar)
	}
	return bits
}

func (b *binder) number(field *schema.Field, kind schema.Number, l syntax.Literal) document.Scalar {
	fits := false
	var bits int64
	switch {
	case l.Kind == syntax.Name && field.Names != "":
		bits, fits = b.schema.Enum(field.Names).ValueOf(l.Text)
	case kind.Float() && (l.Kind == syntax.Integer || l.Kind == syntax.Float || l.Kind == syntax.Special):
		var unsigned uint64
		unsigned, fits = literal.Float(l.Text, kind.Width)
		bits = int64(unsigned)
	case !kind.Float() && l.Kind == syntax.Integer:
		var unsigned bool
		bits, unsigned, fits = literal.Whole(l.Text)
		if unsigned {
			fits = kind.Sort == 'u' && kind.Width == 8
		} else {
			fits = fits && kind.Holds(bits)
		}
	}
	if !fits {
		refuse("%s does not take %s", field.Name, l.Text)
	}
	return document.Scalar(bits)
}

// size is a number from 0 to 2^63 - 1.
func size(name string, l syntax.Literal) document.Scalar {
	number, unsigned, ok := literal.Whole(l.Text)
	if !ok || unsigned || number < 0 {
		refuse("%s is out of range for %s", l.Text, name)
	}
	return document.Scalar(number)
}
