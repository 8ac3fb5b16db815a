package bind

import (
	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/literal"
	"dev.diptych/executor/internal/schema"
	"dev.diptych/executor/internal/syntax"
)

func (b *binder) text(field *schema.Field, name string, l syntax.Literal) document.Value {
	bytes := []byte(l.Text[1 : len(l.Text)-1])
	if b.schema.Text.Raw == "" {
		bytes = unescaped(field, l)
	}
	if field.Size == nil {
		return document.Blob(bytes)
	}
	all, ok := field.Fill(bytes)
	if !ok {
		refuse("%s takes %d bytes at most, none of them like what fills it up", name, *field.Size)
	}
	return document.Blob(all)
}

func unescaped(field *schema.Field, l syntax.Literal) []byte {
	charset, err := literal.Find(field.Encoding)
	if err != nil {
		refuse("%v", err)
	}
	bytes, err := literal.String(l.Text, charset)
	if err != nil {
		refuse("%v", err)
	}
	return bytes
}

func bytesOf(l syntax.Literal) document.Blob {
	bytes, err := literal.Bytes(l.Text)
	if err != nil {
		refuse("%v", err)
	}
	return document.Blob(bytes)
}
