// Package syntax parses texts with the generated lexer and parser.
package syntax

// File is a whole text.
type File struct {
	Bytes   []byte
	Title   string
	Version string
	Items   []Item
	// Tail is the text after the end.
	Tail []byte
}

// Item is an *Attribute, a *Block or a *Row.
type Item interface {
	// Spelling is the verbatim item.
	Spelling() string
}

type span string

// Spelling is the text itself.
func (s span) Spelling() string { return string(s) }

// Attribute is name = value.
type Attribute struct {
	span
	Name  string
	Value Literal
}

// Block is name { items }.
type Block struct {
	span
	Name  string
	Items []Item
}

// Row is key (cells); its key may be missing.
type Row struct {
	span
	Key   *Literal
	Cells []Literal
}

// Kind is what a literal looks like.
type Kind int

// The kinds of literals.
const (
	Integer Kind = iota
	Float
	Special
	Name
	String
	Bytes
	Tuple
)

// Literal is a value as it is spelled.
type Literal struct {
	Kind     Kind
	Text     string
	Elements []Literal
}
