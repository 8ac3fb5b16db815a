"""Structs as rows: their values without names and without derived ones."""

from typing import NamedTuple

from executor.derive import complete, derive
from executor.document import Struct

# A struct that contains itself has no end; eight levels are more than anybody nests one value.
_MOST_DEPTH = 8


class Cell(NamedTuple):
    """A value of a row: indexes of fields from the struct down to it, and the field that has it."""

    path: tuple
    field: object


class RowShape(NamedTuple):
    """The cells of a struct, and the index of the one before the parenthesis, or -1."""

    struct_type: object
    cells: list
    key: int


def row_shape(schema, struct_type, depth=0):
    """The shape of a struct as a row, or None where it has none."""
    if struct_type.lifts:
        return None
    cells = []
    key = -1
    for i, field in enumerate(struct_type.fields):
        if field.derived:
            continue
        cell = _cell(schema, field, i, depth)
        if cell is None:
            return None
        if field.id == struct_type.key:
            key = len(cells)
        cells.append(cell)
    return RowShape(struct_type, cells, key)


def _cell(schema, field, index, depth):
    apart = field.stream is not None or field.type in ("packing", "switch")
    if apart or field.optional or field.repeated or depth > _MOST_DEPTH:
        return None
    if field.type != "struct":
        return Cell((index,), field)
    leaf = single(schema, schema.structs[field.struct], depth + 1)
    return Cell((index, *leaf.path), leaf.field) if leaf else None


def single(schema, struct_type, depth=0):
    """The value that a struct comes down to, where that is one value and nothing else."""
    row = row_shape(schema, struct_type, depth)
    return row.cells[0] if row and len(row.cells) == 1 else None


def is_plain(schema, struct):
    """Whether a struct is nothing but its cells, all the way down."""
    if not struct.residue.empty:
        return False
    for field, value in struct.items():
        if field.derived:
            if derive(schema, field, struct) != value:
                return False
        elif isinstance(value, Struct) and not is_plain(schema, value):
            return False
    return True


def leaf(struct, cell):
    """The value of a cell."""
    for index in cell.path:
        struct = struct.values[index]
    return struct


def build(schema, row, values):
    """The struct that values, one for each cell of a row, make up."""
    return _build(schema, row.struct_type, row.cells, values, 0)


def _build(schema, struct_type, cells, values, depth):
    fields = [None] * len(struct_type.fields)
    for cell, value in zip(cells, values):
        index = cell.path[depth]
        if len(cell.path) > depth + 1:
            inner = schema.structs[struct_type.fields[index].struct]
            value = _build(schema, inner, [cell], [value], depth + 1)
        fields[index] = value
    return complete(schema, struct_type, fields)
