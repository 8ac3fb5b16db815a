package decode

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"dev.diptych/executor/internal/document"
	"dev.diptych/executor/internal/schema"
)

// member returns the field or, if it is not in the order of the bytes, the result of its method.
func member(object reflect.Value, field *schema.Field) (reflect.Value, error) {
	name := upperCamel(field.ID)
	if value := object.Elem().FieldByName(name); value.IsValid() {
		return value, nil
	}
	method := object.MethodByName(name)
	if !method.IsValid() || method.Type().NumIn() != 0 || method.Type().NumOut() != 2 {
		return reflect.Value{}, fmt.Errorf("%w: %s has no %s", ErrUnsupported, object.Type(), name)
	}
	results := method.Call(nil)
	err, _ := results[1].Interface().(error)
	return results[0], err
}

func upperCamel(id string) string {
	parts := strings.Split(id, "_")
	for i, part := range parts {
		if part != "" {
			parts[i] = strings.ToUpper(part[:1]) + part[1:]
		}
	}
	return strings.Join(parts, "")
}

// present reports whether an optional field is in the file: a number in Go cannot be missing.
func present(s *document.Struct, field *schema.Field, value reflect.Value) (bool, error) {
	if !field.Optional {
		return true, nil
	}
	for i, sibling := range s.Type.Fields {
		if slices.Contains(sibling.PresenceOf, field.ID) {
			given, known := s.Values[i].(document.Scalar)
			return known && sibling.Means(int64(given)), nil
		}
	}
	switch value.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Slice:
		return !value.IsNil(), nil
	default:
		return false, fmt.Errorf("%w: its presence is unknown", ErrUnsupported)
	}
}
