"""Texts to trees, through the generated parser.

It runs over bytes, each a character of Latin-1: the grammar names ASCII characters only.
"""

from antlr4.error.Errors import ParseCancellationException

from executor.encoding import check_encoding
from executor.errors import Refused
from executor.grammar import BodyLexer, DiptychParser, parser_of
from executor.header import read_header
from executor.tree import (
    BYTES,
    FLOAT,
    INTEGER,
    NAME,
    SPECIAL,
    STRING,
    Attribute,
    Block,
    Row,
    Scalar,
    TextFile,
    Tuple,
)

_KINDS = {
    DiptychParser.INT: INTEGER,
    DiptychParser.HEXINT: INTEGER,
    DiptychParser.FLOAT: FLOAT,
    DiptychParser.SPECIAL: SPECIAL,
    DiptychParser.NAME: NAME,
    DiptychParser.STRING: STRING,
    DiptychParser.BYTES: BYTES,
}


def parse(data, raw):
    """The tree of a text; raw, if its strings have no escapes."""
    check_encoding(data, raw)
    found = read_header(data)
    if found is None:
        raise Refused("the text does not begin with a header line")
    header, start = found
    lexer = BodyLexer(data.decode("latin-1"), start, raw)
    try:
        body = parser_of(lexer).body()
    except ParseCancellationException as e:
        raise Refused(_message(e)) from e
    return TextFile(data, header, _Tree(data).items(body), data[body.end.stop + 1 :])


def _message(error):
    token = getattr(error.args[0], "offendingToken", None) if error.args else None
    return f"line {token.line}: '{token.text}' does not belong here" if token else "syntax error"


class _Tree:
    """Makes our own tree of the parser's."""

    def __init__(self, data):
        self._data = data

    def items(self, holder):
        return [self._item(item.getChild(0)) for item in holder.item()]

    def _item(self, context):
        if isinstance(context, DiptychParser.BlockContext):
            return Block(context.name.text, self.items(context), *_span(context))
        if isinstance(context, DiptychParser.AttributeContext):
            return Attribute(context.name.text, self._value(context.content), *_span(context))
        key = self._scalar(context.key) if context.key else None
        return Row(key, self._values(context.cells), *_span(context))

    def _value(self, context):
        inner = context.getChild(0)
        if isinstance(inner, DiptychParser.GroupContext):
            return Tuple(self._spelling(inner), self._values(inner))
        return self._scalar(inner)

    def _values(self, group):
        return [self._value(value) for value in group.value()]

    def _scalar(self, context):
        return Scalar(_KINDS[context.start.type], self._spelling(context))

    def _spelling(self, context):
        start, end = _span(context)
        return self._data[start:end]


def _span(context):
    return context.start.start, context.stop.stop + 1
