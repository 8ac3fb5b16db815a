package derive

import (
	"encoding/hex"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// Derive derives field from its siblings; nil if it is absent or cannot be derived.
func Derive(field *schema.Field, siblings *document.Struct) document.Value {
	if constant := Constant(field); constant != nil {
		return constant
	}
	if field.Optional && Free(field, siblings) {
		return nil
	}
	return From(&field.Derivation, siblings)
}

// From is what a derivation gives within siblings.
func From(d *schema.Derivation, siblings *document.Struct) document.Value {
	switch {
	case d.CountOf != "":
		return inverted(d, int64(document.Count(siblings.Get(d.CountOf))))
	case d.LengthOf != "":
		measured := siblings.Type.Fields[siblings.Type.IndexOf(d.LengthOf)]
		size, known := Size(measured, siblings.Get(d.LengthOf))
		if !known {
			return nil
		}
		return inverted(d, size)
	case d.PresenceOf != nil:
		return document.Scalar(d.Usual(anyThere(d.PresenceOf, siblings)))
	default:
		return nil
	}
}

func inverted(d *schema.Derivation, result int64) document.Value {
	if number, whole := d.Invert(result); whole {
		return document.Scalar(number)
	}
	return nil
}

func anyThere(ids []string, siblings *document.Struct) bool {
	for _, id := range ids {
		if siblings.Get(id) != nil {
			return true
		}
	}
	return false
}

// Constant is the one value that field can have, or nil.
func Constant(field *schema.Field) document.Value {
	if field.Constant != nil {
		return document.Scalar(*field.Constant)
	}
	if field.ConstantBytes != nil {
		bytes, err := hex.DecodeString(*field.ConstantBytes)
		if err != nil {
			return nil
		}
		return document.Blob(bytes)
	}
	return nil
}

// Free reports whether field counts or measures an absent field.
func Free(field *schema.Field, siblings *document.Struct) bool {
	return field.CountOf != "" && siblings.Get(field.CountOf) == nil ||
		field.LengthOf != "" && siblings.Get(field.LengthOf) == nil
}

// Agrees reports whether the explicit value has the meaning of the derived one.
func Agrees(field *schema.Field, value, derived document.Value) bool {
	if field.PresenceOf != nil {
		given, _ := value.(document.Scalar)
		expected, _ := derived.(document.Scalar)
		return field.Means(int64(given)) == field.Means(int64(expected))
	}
	if raw, ok := value.(document.Blob); ok && field.Type == "varint" {
		number, ok := document.DecodeLeb128(raw)
		return ok && derived == document.Scalar(number)
	}
	return value == derived
}

// Complete fills in the derived fields of a struct from the explicit ones.
func Complete(s *document.Struct) *document.Struct {
	given := *s
	s.Values = append([]document.Value{}, s.Values...)
	for i, field := range s.Type.Fields {
		if field.Derived() {
			s.Values[i] = Derive(field, &given)
		}
	}
	return s
}

// Fits reports whether number fits the type of field.
func Fits(field *schema.Field, number int64) bool {
	switch field.Type {
	case "varint":
		_, fits := document.EncodeLeb128(number)
		return fits
	case "bits":
		return HoldsBits(field, number)
	default:
		kind, ok := field.Number()
		return ok && kind.Holds(number)
	}
}

// HoldsBits reports whether a field of bits is wide enough for number.
func HoldsBits(field *schema.Field, number int64) bool {
	return field.Width == 64 || uint64(number)>>field.Width == 0
}
