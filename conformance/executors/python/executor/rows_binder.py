"""Binds rows to tables, to lists of structs and to the curves of a zip."""

from executor.completion import check_derived
from executor.errors import Refused
from executor.fill import filled
from executor.row_shape import build
from executor.scalars import Scalars


class RowsBinder:
    def __init__(self, schema):
        self._schema = schema
        self._scalars = Scalars(schema)

    def add(self, shape, field, row, elements):
        """Adds a row to the elements of a field."""
        values = self._values(shape, row)
        if field.table:
            elements.append(values)
        else:
            struct = build(self._schema, shape, values)
            check_derived(struct)
            elements.append(filled(self._schema, field, struct))

    def _values(self, shape, row):
        """A value for each cell of a shape; trailing ones with defaults may be omitted."""
        _check_key(row, shape.key >= 0)
        inner = [i for i in range(len(shape.cells)) if i != shape.key]
        values = [cell.field.default for cell in shape.cells]
        if len(row.cells) > len(inner):
            raise Refused(f"a row has {len(inner)} columns here, not {len(row.cells)}")
        given = dict(zip(inner, row.cells))
        if row.key:
            given[shape.key] = row.key
        for i, literal in given.items():
            values[i] = self._scalars.read(shape.cells[i].field, literal)
        if any(values[i] is None for i in inner):
            raise Refused(f"a row has {len(inner)} columns here, not {len(row.cells)}")
        return values

    def add_zipped(self, zip_shape, row, tables):
        """Adds a row to each of several curves: the key to all, a value to each."""
        _check_key(row, True)
        if len(row.cells) != len(tables):
            raise Refused(f"a row has {len(tables)} columns here, not {len(row.cells)}")
        columns = zip_shape.columns
        key = self._scalars.read(columns[zip_shape.key], row.key)
        for table, literal in zip(tables, row.cells):
            # Numbers that have no default are 0 if a zip omits them.
            numbers = [column.default or 0 for column in columns]
            numbers[zip_shape.key] = key
            numbers[zip_shape.value] = self._scalars.read(columns[zip_shape.value], literal)
            table.append(numbers)


def _check_key(row, wanted):
    if (row.key is not None) != wanted:
        raise Refused("a row begins with its key, where it has one")
