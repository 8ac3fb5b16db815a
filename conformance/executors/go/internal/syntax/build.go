package syntax

import (
	"dev.diptych/generated/grammar"
	"github.com/antlr4-go/antlr/v4"
)

var kinds = map[int]Kind{
	grammar.DiptychLexerINT:     Integer,
	grammar.DiptychLexerHEXINT:  Integer,
	grammar.DiptychLexerFLOAT:   Float,
	grammar.DiptychLexerSPECIAL: Special,
	grammar.DiptychLexerNAME:    Name,
	grammar.DiptychLexerSTRING:  String,
	grammar.DiptychLexerBYTES:   Bytes,
}

// builder makes a tree of ours, which does not hold on to tokens.
type builder struct {
	text []byte
}

func build(text []byte, document grammar.IDocumentContext) *File {
	b := &builder{text: text}
	header, body := document.Header(), document.Body()
	return &File{
		Bytes:   text,
		Title:   words(header.GetTitle()),
		Version: words(header.GetVersion()),
		Items:   b.items(body.AllItem()),
		Tail:    text[body.GetEnd().GetStop()+1:],
	}
}

func (b *builder) span(context antlr.ParserRuleContext) span {
	return span(b.text[context.GetStart().GetStart() : context.GetStop().GetStop()+1])
}

func (b *builder) items(contexts []grammar.IItemContext) []Item {
	items := make([]Item, len(contexts))
	for i, context := range contexts {
		if block := context.Block(); block != nil {
			items[i] = &Block{b.span(block), block.GetName().GetText(), b.items(block.AllItem())}
		} else if attribute := context.Attribute(); attribute != nil {
			value := b.value(attribute.GetContent())
			items[i] = &Attribute{b.span(attribute), attribute.GetName().GetText(), value}
		} else {
			items[i] = b.row(context.Row())
		}
	}
	return items
}

func (b *builder) row(context grammar.IRowContext) *Row {
	row := &Row{span: b.span(context), Cells: b.group(context.GetCells())}
	if key := context.GetKey(); key != nil {
		literal := b.scalar(key)
		row.Key = &literal
	}
	return row
}

func (b *builder) group(context grammar.IGroupContext) []Literal {
	values := context.AllValue()
	literals := make([]Literal, len(values))
	for i, value := range values {
		literals[i] = b.value(value)
	}
	return literals
}

func (b *builder) value(context grammar.IValueContext) Literal {
	if scalar := context.Scalar(); scalar != nil {
		return b.scalar(scalar)
	}
	return Literal{Kind: Tuple, Text: string(b.span(context)), Elements: b.group(context.Group())}
}

func (b *builder) scalar(context grammar.IScalarContext) Literal {
	return Literal{Kind: kinds[context.GetStart().GetTokenType()], Text: string(b.span(context))}
}
