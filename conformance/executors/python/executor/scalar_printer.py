"""Spells single values, tuples and rows."""

from executor.bytes_literal import spell_bytes
from executor.decimals import spell_decimals
from executor.integers import spell_flags, spell_integer
from executor.numbers import spell_float
from executor.row_shape import leaf
from executor.strings import spell_raw_string, spell_string

# Bytes of a line after which a tuple goes on in the next.
_LINE = 96


class ScalarPrinter:
    def __init__(self, schema, out):
        self._schema = schema
        self._out = out

    def attribute(self, name, field, value):
        self._out.line(name.encode("ascii") + b" = " + self.value(field, value))

    def tuple(self, field, elements, element_field):
        """A repeated value, in as many lines as it takes."""
        text = f"{field.attribute} = (".encode("ascii")
        line_start = len(text)
        before = b""
        for element in elements:
            if len(text) - line_start > _LINE:
                before = self._out.line_break.encode("ascii")
                line_start = len(text)
            text += before + self.value(element_field, element)
            before = b" "
        self._out.line(text + b")")

    def row(self, shape, struct):
        """A struct as a row."""
        self.cells(shape, [leaf(struct, cell) for cell in shape.cells])

    def cells(self, shape, values):
        """A row: the key, then the other cells, without trailing defaults."""
        fields = [cell.field for cell in shape.cells]
        inner = [i for i in range(len(fields)) if i != shape.key]
        while inner and fields[inner[-1]].default is not None:
            if fields[inner[-1]].default != values[inner[-1]]:
                break
            inner.pop()
        text = b"(" + b" ".join(self.value(fields[i], values[i]) for i in inner) + b")"
        if shape.key >= 0:
            text = self.value(fields[shape.key], values[shape.key]) + b" " + text
        self._out.line(text)

    def value(self, field, value):
        """One value in the form of the text."""
        if field.kind:
            return self._number(field, value).encode("ascii")
        if isinstance(value, int):
            return spell_integer(value, field.radix, 1).encode("ascii")
        string = self._string(field, value) if field.type == "text" else None
        return spell_bytes(value, self._out.line_break) if string is None else string

    def _number(self, field, number):
        names = self._schema.names(field)
        if field.flags:
            return spell_flags(names, number)
        name = names.name_of(number) if names else None
        if name is not None:
            return name
        if not field.kind.is_float:
            return spell_integer(number, field.radix, (field.kind.bits + 3) // 4)
        decimals = spell_decimals(number, field.decimals) if field.decimals >= 0 else None
        return spell_float(field.kind, number) if decimals is None else decimals

    def _string(self, field, data):
        """Bytes in quotes, or None if these would lose bytes."""
        if field.frame and field.frame.filled:
            data = field.frame.value(data)
        if data is None:
            return None
        if self._schema.style.raw:
            return spell_raw_string(data)
        return spell_string(data, field.encoding)
