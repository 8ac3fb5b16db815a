// Package derive computes the derived values that a text omits.
package derive

import (
	"encoding/hex"
	"strconv"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// Choice is the name of the struct that field is where its sibling is value; empty where it is none.
func Choice(field *schema.Field, value document.Value) string {
	key, known := caseKey(value)
	otherwise := ""
	for _, each := range field.Cases {
		if each.Value == nil {
			otherwise = each.Struct
		} else if known && *each.Value == key {
			return each.Struct
		}
	}
	return otherwise
}

func caseKey(value document.Value) (string, bool) {
	switch v := value.(type) {
	case document.Scalar:
		return strconv.FormatInt(int64(v), 10), true
	case document.Blob:
		return "x" + hex.EncodeToString([]byte(v)), true
	default:
		return "", false
	}
}
