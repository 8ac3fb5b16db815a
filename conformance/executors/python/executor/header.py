"""The header line. It determines the format, and how the rest is lexed."""

from antlr4.error.Errors import ParseCancellationException

from executor.encoding import body_start
from executor.grammar import DiptychLexer, header_lexer, parser_of
from executor.tree import Header

# Enough for a licence in comments. A binary file may be one line of gigabytes.
_MOST = 1 << 16


def read_header(data):
    """The header of a text and where its body begins; None if there is none."""
    start = body_start(data)
    end = min(len(data), start + _MOST)
    lexer = header_lexer(data[:end].decode("latin-1"), start)
    try:
        context = parser_of(lexer).header()
    except ParseCancellationException:
        return None
    if context.stop.type != DiptychLexer.LINE_END and end < len(data):
        # A line that is cut off by our limit is not a header.
        return None
    return Header(_words(context.title), _words(context.version)), context.stop.stop + 1


def _words(tokens):
    words = " ".join(token.text for token in tokens)
    return words.encode("latin-1").decode("utf-8", "replace")
