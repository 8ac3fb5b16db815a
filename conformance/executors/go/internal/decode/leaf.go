package decode

import (
	"fmt"
	"math"
	"reflect"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

func (w *walk) leaf(field *schema.Field, value reflect.Value) (document.Value, error) {
	if kind, ok := field.Number(); ok {
		w.at += int64(kind.Width)
		return document.Scalar(number(value)), nil
	}
	switch field.Type {
	case "bits":
		// A byte may contain several fields, which are not counted from here on.
		w.source = nil
		return document.Scalar(number(value)), nil
	case "bytes":
		return w.bytes(field, value.Bytes()), nil
	case "text":
		return w.text(field, value.String())
	case "varint":
		raw := octets(value.Elem())
		w.at += int64(len(raw))
		return raw, nil
	default:
		return nil, fmt.Errorf("%w: a field of type %s", ErrUnsupported, field.Type)
	}
}

// number gives the bits of a value. A float must not become a wider one on the way: that would make
// another NaN of it.
func number(value reflect.Value) int64 {
	switch value.Kind() {
	case reflect.Float32:
		return int64(math.Float32bits(value.Interface().(float32)))
	case reflect.Float64:
		return int64(math.Float64bits(value.Float()))
	case reflect.Bool:
		if value.Bool() {
			return 1
		}
		return 0
	default:
		if value.CanUint() {
			return int64(value.Uint())
		}
		return value.Int()
	}
}
