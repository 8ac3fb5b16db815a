"""Reads single values of any type."""

from executor.bytes_literal import read_bytes
from executor.errors import Refused
from executor.number_reader import read_float, read_integer
from executor.strings import read_raw_string, read_string
from executor.tree import BYTES, FLOAT, INTEGER, NAME, SPECIAL, STRING, Scalar

_MOST_LEVEL = 29


class Scalars:
    def __init__(self, schema):
        self._schema = schema

    def read(self, field, literal):
        """The value of a literal as a field has it."""
        if not isinstance(literal, Scalar):
            if field.flags:
                return self._flags(field, literal)
            raise Refused(f"{field.name} takes one value, not a tuple")
        if field.kind:
            return self._number(field, literal)
        if literal.kind == BYTES:
            return read_bytes(literal.spelling)
        if field.type == "varint":
            return _positive(field, literal, 1 << 63)
        if field.type == "packing":
            return _positive(field, literal, _MOST_LEVEL + 1)
        if field.type == "text" and literal.kind == STRING:
            return self._text(field, literal)
        raise _wrong_type(field, literal)

    def _flags(self, field, literal):
        """The bits of all names and numbers of a tuple."""
        bits = 0
        for element in literal.elements:
            if not isinstance(element, Scalar):
                raise Refused(f"{field.name} takes names and numbers")
            bits |= self._number(field, element)
        return bits

    def _number(self, field, literal):
        text = literal.spelling.decode("utf-8", "replace")
        if literal.kind == NAME:
            return self._named(field, literal, text)
        if field.kind.is_float and literal.kind in (INTEGER, FLOAT, SPECIAL):
            return read_float(field.kind, text)
        if literal.kind != INTEGER:
            raise _wrong_type(field, literal)
        number = read_integer(text)
        if not field.kind.holds(number):
            raise Refused(f"{text} is out of range for {field.name}")
        return number

    def _named(self, field, literal, name):
        names = self._schema.names(field)
        if names is None:
            raise _wrong_type(field, literal)
        value = names.value_of(name)
        if value is None:
            raise Refused(f"{field.name} has no value '{name}'")
        return field.kind.normal(value)

    def _text(self, field, literal):
        if self._schema.style.raw:
            data = read_raw_string(literal.spelling)
        else:
            data = read_string(literal.spelling, field.encoding)
        if not field.frame or not field.frame.filled:
            return data
        filled = field.frame.fill(data)
        if filled is None:
            raise Refused(f"{field.name} takes {field.frame.size} bytes at most")
        return filled


def _positive(field, literal, limit):
    if literal.kind != INTEGER:
        raise _wrong_type(field, literal)
    number = read_integer(literal.spelling.decode("ascii"))
    if not 0 <= number < limit:
        raise Refused(f"{number} is out of range for {field.name}")
    return number


def _wrong_type(field, literal):
    spelling = literal.spelling.decode("utf-8", "replace")
    return Refused(f"{field.name} cannot be {spelling}")
