// Package bind gives the items of a text to the fields of a schema.
package bind

import (
	"bytes"
	"errors"
	"fmt"

	"dev.diptych/executor/internal/derive"
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
	"dev.diptych/executor/internal/shape"
	"dev.diptych/executor/internal/syntax"
)

// refusal is what is wrong with a text; it is thrown from wherever that is found.
type refusal string

func refuse(format string, parts ...any) {
	panic(refusal(fmt.Sprintf(format, parts...)))
}

type binder struct {
	schema   *schema.Schema
	shapes   map[*schema.Struct]*shape.Struct
	rows     map[*schema.Struct]*shape.Row
	defaults *derive.Defaults
}

// Bind returns the document of file according to s.
func Bind(file *syntax.File, s *schema.Schema) (root *document.Struct, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			wrong, ok := thrown.(refusal)
			if !ok {
				panic(thrown)
			}
			err = errors.New(string(wrong))
		}
	}()
	b := &binder{
		schema:   s,
		shapes:   map[*schema.Struct]*shape.Struct{},
		rows:     map[*schema.Struct]*shape.Row{},
		defaults: derive.NewDefaults(s),
	}
	d := newDraft(s.Root())
	b.items(d, withoutLayout(file.Items, s))
	form(d, file, s)
	return b.complete(d), nil
}

func withoutLayout(items []syntax.Item, s *schema.Schema) []syntax.Item {
	if s.Format.Layout == "" {
		return items
	}
	var rest []syntax.Item
	for _, item := range items {
		if !isLayout(item) {
			rest = append(rest, item)
		}
	}
	return rest
}

// form sets the fields that keep the form of a text, unless the text contains them.
func form(d *draft, file *syntax.File, s *schema.Schema) {
	if s.Text.LineEnd != "" {
		line, _, _ := bytes.Cut(file.Bytes, []byte("\n"))
		crlf := len(line) < len(file.Bytes) && bytes.HasSuffix(line, []byte("\r"))
		d.note(s.Text.LineEnd, document.Scalar(map[bool]int{true: 1}[crlf]))
	}
	if s.Text.Tail != "" {
		d.note(s.Text.Tail, document.Blob(file.Tail))
	}
}

func (b *binder) shape(t *schema.Struct) *shape.Struct {
	known, ok := b.shapes[t]
	if !ok {
		known = shape.StructOf(b.schema, t)
		b.shapes[t] = known
	}
	return known
}

// rowShape is the shape of the elements of field, which are rows.
func (b *binder) rowShape(field *schema.Field) *shape.Row {
	t := b.schema.Struct(field.Struct)
	known, ok := b.rows[t]
	if !ok {
		known = shape.RowOf(b.schema, t)
		b.rows[t] = known
	}
	return known
}

// structure is the struct that items make.
func (b *binder) structure(t *schema.Struct, items []syntax.Item) *document.Struct {
	d := newDraft(t)
	b.items(d, items)
	return b.complete(d)
}
