package shape

import "dev.diptych/executor/internal/schema"

// Struct contains the names that the block of a struct may have.
type Struct struct {
	// Rows is the index of the one field whose rows are in the block itself, or -1.
	Rows int
	// Strange is nil where items without a meaning are refused.
	Strange *Strange

	schema  *schema.Schema
	targets map[string]*Target
}

// StructOf is the shape of t as a block.
func StructOf(s *schema.Schema, t *schema.Struct) *Struct {
	shape := &Struct{
		Rows:    onlyRows(s, t),
		Strange: strangeOf(s, t),
		schema:  s,
		targets: map[string]*Target{},
	}
	for i, field := range t.Fields {
		shape.name(i, field)
	}
	for _, zip := range t.Zips {
		shape.targets[zip.Name] = &Target{Sort: Zipped, Zip: zip}
	}
	return shape
}

// Target returns the target of name, or nil.
func (p *Struct) Target(name string) *Target {
	return p.targets[name]
}

func (p *Struct) name(index int, field *schema.Field) {
	switch {
	case field.Repeated():
		p.repeated(index, field)
	case field.Type == "struct":
		p.one(index, field, "", field.Struct, field.Struct)
	case field.Type == "switch":
		for _, each := range field.Structs {
			p.one(index, field, each, each, each)
			if field.On != "" {
				p.one(index, field, "", each, "")
			}
		}
	default:
		p.targets[field.Name] = &Target{Sort: Attribute, Field: index}
	}
}

// one gives names to one struct that a field can be. They mention the struct mentioned; given is
// empty where a sibling decides.
func (p *Struct) one(index int, field *schema.Field, mentioned, t, given string) {
	p.targets[blockName(field, mentioned)] = &Target{Sort: Block, Field: index, Struct: given}
	if Single(p.schema, p.schema.Struct(t)) != nil {
		p.targets[attributeName(field, mentioned)] = &Target{Sort: Inline, Field: index, Struct: given}
	}
}

func (p *Struct) repeated(index int, field *schema.Field) {
	isStruct := field.Type == "struct" || field.Type == "switch"
	if isStruct && field.Optional {
		p.targets[field.Attribute()] = &Target{Sort: Nothing, Field: index}
	}
	switch {
	case !isStruct:
		p.targets[field.Attribute()] = &Target{Sort: Attribute, Field: index}
	case field.Type == "switch":
		p.switched(index, field)
	case KindsOf(p.schema, field) != nil:
		p.kinds(KindsOf(p.schema, field), index, field)
	case field.Elements != "":
		names := p.schema.Enum(field.Elements)
		for i := range int(field.Repeat) {
			target := &Target{Sort: NamedElement, Field: index, Place: i, Struct: field.Struct}
			p.targets[names.NameOf(int64(i))] = target
		}
	case index == p.Rows || !isRows(p.schema, field):
		p.targets[field.Name] = &Target{Sort: Element, Field: index, Struct: field.Struct}
	default:
		p.targets[field.Name] = &Target{Sort: Rows, Field: index, Struct: field.Struct}
	}
}

func (p *Struct) switched(index int, field *schema.Field) {
	for _, each := range field.Structs {
		p.targets[blockName(field, each)] = &Target{Sort: Element, Field: index, Struct: each}
	}
	if field.On != "" {
		p.targets[field.Name] = &Target{Sort: Element, Field: index}
	}
}

func (p *Struct) kinds(kinds *Kinds, index int, field *schema.Field) {
	for _, named := range kinds.Names.Names {
		if t := kinds.Struct(named.Value); t != "" {
			target := &Target{Sort: OfKind, Field: index, Kind: named.Value, Kinds: kinds, Struct: t}
			p.targets[named.Name] = target
		}
	}
	p.targets[field.Name] = &Target{Sort: Element, Field: index, Struct: kinds.Entry.Name}
}

func onlyRows(s *schema.Schema, t *schema.Struct) int {
	found := -1
	for i, field := range t.Fields {
		if isRows(s, field) {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

func isRows(s *schema.Schema, field *schema.Field) bool {
	return field.Repeated() && field.Elements == "" && field.Type == "struct" &&
		itemRow(s, field.Struct) == nil && RowOf(s, s.Struct(field.Struct)) != nil
}
