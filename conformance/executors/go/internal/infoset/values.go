package infoset

import (
	"fmt"
	"strconv"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

func (w *writer) scalar(field *schema.Field, bits int64) {
	if kind, ok := field.Number(); ok {
		w.emit(`{"`, kind.Tag(), `":`, number(kind, bits), "}")
	} else if field.Type == "varint" {
		raw, _ := document.EncodeLeb128(bits)
		w.blob(field, raw)
	} else if field.Type == "bits" {
		w.emit(`{"bits":"`, strconv.FormatUint(uint64(bits), 10), `"}`)
	} else {
		w.emit(`{"`, field.Type, `":"`, strconv.FormatInt(bits, 10), `"}`)
	}
}

func number(kind schema.Number, bits int64) string {
	switch {
	case kind.Float() && kind.Width == 4:
		return fmt.Sprintf(`["%08x"]`, uint32(bits))
	case kind.Float():
		return fmt.Sprintf(`["%016x"]`, uint64(bits))
	case kind.Sort == 'u':
		return fmt.Sprintf(`"%d"`, uint64(bits))
	default:
		return fmt.Sprintf(`"%d"`, bits)
	}
}

func (w *writer) blob(field *schema.Field, bytes document.Blob) {
	digits := fmt.Sprintf("%x", string(bytes))
	if field.Type == "text" || field.Type == "varint" {
		w.emit(`{"`, field.Type, `":["`, digits, `"]}`)
	} else {
		w.emit(`{"bytes":"`, digits, `"}`)
	}
}
