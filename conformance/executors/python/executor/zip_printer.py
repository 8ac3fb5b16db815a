"""Prints sibling curves as one table: their keys once, then a column for the value of each.

That is only possible where their keys and their attributes are the same, and all other columns are
their defaults; otherwise each is printed separately.
"""

from executor.row_shape import Cell, RowShape, is_plain
from executor.zip_shape import zip_shape


class ZipPrinter:
    def __init__(self, schema, out, scalars, defaults):
        self._schema = schema
        self._out = out
        self._scalars = scalars
        self._defaults = defaults

    def print(self, struct, zipped):
        """Prints the fields of a zip as one table and returns whether that was possible."""
        shape = zip_shape(self._schema, struct.type, zipped)
        curves = [struct.get(field_id) for field_id in zipped.fields]
        if None in curves or not self._alike(shape, curves):
            return False
        fields = [struct.type.field(field_id) for field_id in zipped.fields]
        if not all(map(self._defaults.is_default, fields, curves)):
            with self._out.block(zipped.name):
                self._attributes(curves[0])
                self._rows(shape, [curve.values[shape.table] for curve in curves])
        return True

    def _alike(self, shape, curves):
        first = curves[0]
        return all(
            _same_attributes(shape, first, curve)
            and is_plain(self._schema, curve)
            and _same_keys(shape, first.values[shape.table], curve.values[shape.table])
            for curve in curves
        )

    def _attributes(self, curve):
        for field, value in curve.items():
            attribute = not field.derived and not field.repeated
            if attribute and not self._defaults.is_default(field, value):
                self._scalars.attribute(field.name, field, value)

    def _rows(self, shape, tables):
        key, value = shape.columns[shape.key], shape.columns[shape.value]
        # No column of these is omitted, default or not.
        cell = Cell((0,), value.without_default())
        row = RowShape(shape.struct_type, [Cell((0,), key)] + [cell] * len(tables), 0)
        for numbers in zip(*tables):
            values = [each[shape.value] for each in numbers]
            self._scalars.cells(row, [numbers[0][shape.key], *values])


def _same_attributes(shape, first, curve):
    return all(
        i == shape.table or field.derived or first.values[i] == curve.values[i]
        for i, field in enumerate(shape.struct_type.fields)
    )


def _same_keys(shape, first, table):
    others = [i for i in range(shape.value + 1, len(shape.columns)) if i != shape.key]
    return len(first) == len(table) and all(
        a[shape.key] == b[shape.key] and all(b[i] == shape.columns[i].default for i in others)
        for a, b in zip(first, table)
    )
