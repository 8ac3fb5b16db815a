"""Prints the elements of repeated structs."""

from executor.fill import shown
from executor.kinds import Kinds
from executor.naming import block_name, mentioned
from executor.row_shape import is_plain
from executor.strange_items import printable


class ElementPrinter:
    """Prints elements; block prints one as a block of a name."""

    def __init__(self, shapes, out, scalars, defaults, block):
        self._shapes = shapes
        self._schema = shapes.schema
        self._out = out
        self._scalars = scalars
        self._defaults = defaults
        self._block = block

    def kinds(self, shape, field, elements):
        """Elements of several kinds, each by the name of its kind, or verbatim."""
        kinds = Kinds.of(self._schema, field)
        for element in elements:
            item = printable(self._schema, shape, element)
            kind = kinds.name(element) if kinds else None
            if item is not None:
                self._out.line(item)
            elif kind is not None:
                self._block(kind, element.values[kinds.body])
            else:
                self._block(field.name, element)

    def named(self, field, elements):
        names = self._schema.enums[field.elements]
        fallback = self._defaults.element(field)
        for i, element in enumerate(elements):
            if element != fallback:
                self._block(names.name_of(i), element)

    def plain(self, field, owner, elements):
        """Elements as rows, except for those with more than a row can contain."""
        row = self._shapes.row_of(field)
        for element in elements:
            struct = shown(self._schema, field, element)
            if row and is_plain(self._schema, struct):
                self._scalars.row(row, struct)
            else:
                self._block(block_name(field, mentioned(field, owner, struct)), struct)
