package shape

import (
	"strings"

	"dev.diptych/executor/internal/schema"
)

// box begins the names of structs that contain a single value.
const box = "twin_"

// blockName is what a block is called that mentions a struct, or an empty string.
func blockName(field *schema.Field, mentioned string) string {
	if mentioned == "" {
		return field.Name
	}
	name := field.Name
	for _, part := range strings.Split(simple(mentioned), "_") {
		if part != "" {
			name += strings.ToUpper(part[:1]) + part[1:]
		}
	}
	return name
}

// attributeName is the same for an attribute.
func attributeName(field *schema.Field, mentioned string) string {
	if mentioned == "" {
		return field.Attribute()
	}
	return field.Attribute() + "_" + simple(mentioned)
}

func simple(name string) string {
	name = name[strings.LastIndex(name, ":")+1:]
	// A box is called after what is in it, and then after the field that it was made for.
	if inner, boxed := strings.CutPrefix(name, box); boxed {
		name, _, _ = strings.Cut(inner, "__")
	}
	return name
}
