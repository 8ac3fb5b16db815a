package syntax

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"dev.diptych/generated/grammar"
	"github.com/antlr4-go/antlr/v4"
)

// refusal is what is wrong with a text. It is thrown, because generated code has no way to pass it.
type refusal string

// Parse gives the tree of a text. isRaw reports whether the strings of a title have no escapes.
func Parse(text []byte, isRaw func(title string) bool) (file *File, err error) {
	defer func() {
		if thrown := recover(); thrown != nil {
			wrong, ok := thrown.(refusal)
			if !ok {
				panic(thrown)
			}
			err = errors.New(string(wrong))
		}
	}()
	first := 0
	if bytes.HasPrefix(text, mark) {
		first = len(mark)
	}
	tokens := newFeed(text, first, isRaw)
	parser := grammar.NewDiptychParser(antlr.NewCommonTokenStream(tokens, antlr.TokenDefaultChannel))
	parser.RemoveErrorListeners()
	parser.AddErrorListener(&listener{DefaultErrorListener: antlr.NewDefaultErrorListener()})
	// Two tokens decide everything, so that the context of a rule never does.
	parser.GetInterpreter().SetPredictionMode(antlr.PredictionModeSLL)
	document := parser.Document()
	return build(text, document), nil
}

// listener refuses a text at its first error.
type listener struct {
	*antlr.DefaultErrorListener
}

func (*listener) SyntaxError(_ antlr.Recognizer, _ any, line, column int, message string, _ antlr.RecognitionException) {
	panic(refusal(fmt.Sprintf("line %d:%d %s", line, column+1, message)))
}

func words(tokens []antlr.Token) string {
	texts := make([]string, len(tokens))
	for i, token := range tokens {
		texts[i] = token.GetText()
	}
	return strings.Join(texts, " ")
}
