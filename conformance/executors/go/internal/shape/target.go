package shape

import "dev.diptych/executor/internal/schema"

// Sort is the sort of a target.
type Sort int

// The sorts of targets.
const (
	// Attribute is a value: name = value.
	Attribute Sort = iota
	// Nothing is an empty repeated struct: name = ().
	Nothing
	// Inline is a struct that comes down to one value: name = value.
	Inline
	// Block is a struct: Name { … }.
	Block
	// Element is one more element of a repeated struct: Name { … }.
	Element
	// NamedElement is a certain element of a repeated struct.
	NamedElement
	// OfKind is one more element of a list of several kinds.
	OfKind
	// Rows is a repeated struct whose elements are rows: Name { rows }.
	Rows
	// Zipped is several structs as one table.
	Zipped
)

// Target is the target of a name in a block.
type Target struct {
	Sort Sort
	// Field is an index in the struct.
	Field int
	// Struct is the one that is meant; empty where a sibling decides which it is.
	Struct string
	// Place is which element is meant by its name.
	Place int
	Kind  int64
	Kinds *Kinds
	Zip   *schema.Zip
}

// Undecided reports whether a sibling selects the struct.
func (t *Target) Undecided() bool {
	return t.Struct == "" && (t.Sort == Block || t.Sort == Inline || t.Sort == Element)
}
