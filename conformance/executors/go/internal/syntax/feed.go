package syntax

import (
	"fmt"
	"strings"

	"dev.diptych/generated/grammar"
	"github.com/antlr4-go/antlr/v4"
)

// mostDepth is the limit of nested blocks and tuples.
const mostDepth = 500

// feed gives the parser the tokens of a text: with the mode behind the header line that the format
// asks for, and no deeper than a parser can go.
type feed struct {
	*grammar.DiptychLexer
	input  *byteStream
	isRaw  func(title string) bool
	title  []string
	titled bool
	raw    bool
	braces int
	parens int
}

func newFeed(bytes []byte, start int, isRaw func(title string) bool) *feed {
	input := &byteStream{bytes: bytes, index: start}
	lexer := grammar.NewDiptychLexer(input)
	lexer.RemoveErrorListeners()
	return &feed{DiptychLexer: lexer, input: input, isRaw: isRaw}
}

// NextToken gives the next token, or panics with a refusal.
func (f *feed) NextToken() antlr.Token {
	for {
		token := f.DiptychLexer.NextToken()
		switch token.GetTokenType() {
		case grammar.DiptychLexerWORD, grammar.DiptychLexerVER, grammar.DiptychLexerLINE_END:
			f.header(token)
		case grammar.DiptychLexerAFTER_END:
			// In texts of other programs, the format determines what may follow the end.
			if f.raw {
				continue
			}
		default:
			f.body(token)
		}
		return token
	}
}

func (f *feed) header(token antlr.Token) {
	switch token.GetTokenType() {
	case grammar.DiptychLexerWORD:
		if !f.titled {
			f.title = append(f.title, token.GetText())
		}
	case grammar.DiptychLexerVER:
		f.titled = true
	default:
		f.raw = f.titled && f.isRaw(strings.Join(f.title, " "))
		if f.raw {
			f.SetMode(grammar.DiptychLexerRAW)
		}
		checkEncoding(f.input.bytes, f.raw)
	}
}

func (f *feed) body(token antlr.Token) {
	switch token.GetTokenType() {
	case grammar.DiptychLexerLBRACE:
		f.braces++
		f.parens = 0
	case grammar.DiptychLexerRBRACE:
		f.braces--
		f.parens = 0
	case grammar.DiptychLexerLPAREN:
		f.parens++
	case grammar.DiptychLexerRPAREN:
		f.parens--
	}
	if f.braces+f.parens > mostDepth {
		panic(refusal(fmt.Sprintf("line %d: more than %d blocks or tuples inside each other", token.GetLine(), mostDepth)))
	}
}
