package decode

import (
	"fmt"
	"reflect"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/literal"
	"dev.diptych/executor/internal/schema"
)

// octets are the bytes that a struct of nothing but bytes has read.
func octets(object reflect.Value) document.Blob {
	var all []byte
	for i := 0; i < object.NumField(); i++ {
		if !object.Type().Field(i).IsExported() {
			continue
		}
		switch value := object.Field(i); value.Interface().(type) {
		case []byte:
			all = append(all, value.Bytes()...)
		case byte:
			all = append(all, byte(value.Uint()))
		}
	}
	return document.Blob(all)
}

func (w *walk) bytes(field *schema.Field, decoded []byte) document.Blob {
	if field.Size != nil {
		if raw, ok := w.raw(*field.Size); ok {
			return raw
		}
		if all, ok := field.Fill(decoded); ok {
			decoded = all
		}
	}
	w.at += int64(len(decoded) + field.After)
	return document.Blob(decoded)
}

// text gives the bytes of a text: those that were read, where these are known to be it.
func (w *walk) text(field *schema.Field, decoded string) (document.Value, error) {
	charset, err := literal.Find(field.Encoding)
	if err != nil {
		return nil, fmt.Errorf("%w: %v", ErrUnsupported, err)
	}
	if charset.Kept() {
		return w.bytes(field, []byte(decoded)), nil
	}
	if w.source != nil && field.Size == nil {
		start := w.at
		raw, ok := w.raw(w.source.reads[w.at])
		if ok && charset.Decode([]byte(raw)) == decoded {
			return raw, nil
		}
		w.at = start
	}
	encoded, ok := charset.Encode(decoded)
	if !ok {
		return nil, fmt.Errorf("%w: its bytes were lost in decoding", ErrUnsupported)
	}
	return w.bytes(field, encoded), nil
}

// raw takes size bytes of the file, where they are what was read here together.
func (w *walk) raw(size int) (document.Blob, bool) {
	if w.source == nil || size == 0 || size != w.source.reads[w.at] {
		return "", false
	}
	start := w.at
	w.at += int64(size)
	return document.Blob(w.source.data[start:w.at]), true
}
