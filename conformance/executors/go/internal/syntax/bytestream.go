package syntax

import "github.com/antlr4-go/antlr/v4"

// other represents all characters that the grammar does not name.
const other = 0x7F

// byteStream lets the lexer run over bytes, so that every token knows its place in them.
type byteStream struct {
	bytes []byte
	index int
}

func (s *byteStream) Consume() { s.index++ }

func (s *byteStream) LA(i int) int {
	at := s.index + i
	if i > 0 {
		at--
	}
	if at < 0 || at >= len(s.bytes) {
		return antlr.TokenEOF
	}
	return int(min(s.bytes[at], other))
}

func (s *byteStream) Mark() int             { return -1 }
func (s *byteStream) Release(int)           {}
func (s *byteStream) Index() int            { return s.index }
func (s *byteStream) Seek(index int)        { s.index = index }
func (s *byteStream) Size() int             { return len(s.bytes) }
func (s *byteStream) GetSourceName() string { return "text" }

func (s *byteStream) GetText(start, stop int) string {
	stop = min(stop+1, len(s.bytes))
	return string(s.bytes[min(start, stop):stop])
}

func (s *byteStream) GetTextFromTokens(start, stop antlr.Token) string {
	return s.GetText(start.GetStart(), stop.GetStop())
}

func (s *byteStream) GetTextFromInterval(i antlr.Interval) string {
	return s.GetText(i.Start, i.Stop)
}
