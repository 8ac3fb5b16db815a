"""The generated lexer and parser, as a driver has to run them."""

from antlr4 import CommonTokenStream, InputStream
from antlr4.atn.PredictionMode import PredictionMode
from antlr4.error.ErrorStrategy import BailErrorStrategy

from executor import generated  # noqa: F401  It sets the path of generated code.
from executor.errors import Refused

from DiptychLexer import DiptychLexer  # isort: skip
from DiptychParser import DiptychParser  # isort: skip

MOST_DEPTH = 500


class BodyLexer(DiptychLexer):
    """The tokens of a body: no deeper than a parser can go, and without what follows a raw one."""

    def __init__(self, characters, start, raw):
        super().__init__(InputStream(characters))
        self.removeErrorListeners()
        self._input.seek(start)
        self.mode(self.RAW if raw else self.BODY)
        self._raw = raw
        self._braces = 0
        self._parens = 0

    def nextToken(self):
        token = super().nextToken()
        while self._raw and token.type == self.AFTER_END:
            # In texts of other programs, the format determines what may follow the end.
            token = super().nextToken()
        self._count(token.type)
        return token

    def _count(self, token_type):
        if token_type in (self.LBRACE, self.RBRACE):
            self._braces = max(0, self._braces + (1 if token_type == self.LBRACE else -1))
            self._parens = 0
        elif token_type == self.LPAREN:
            self._parens += 1
        elif token_type == self.RPAREN:
            self._parens = max(0, self._parens - 1)
        if self._braces + self._parens > MOST_DEPTH:
            raise Refused(f"more than {MOST_DEPTH} blocks or tuples inside each other")


def header_lexer(characters, start):
    """The tokens of a text that begins at start."""
    lexer = DiptychLexer(InputStream(characters))
    lexer.removeErrorListeners()
    lexer._input.seek(start)
    return lexer


def parser_of(lexer):
    """A parser that gives up at the first error, with a ParseCancellationException."""
    parser = DiptychParser(CommonTokenStream(lexer))
    parser.removeErrorListeners()
    parser._errHandler = BailErrorStrategy()
    # Two tokens decide everything, so that the context of a rule never does.
    parser._interp.predictionMode = PredictionMode.SLL
    return parser
