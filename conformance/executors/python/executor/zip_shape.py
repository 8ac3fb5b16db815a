"""What the fields of a zip have in common."""

from typing import NamedTuple


class ZipShape(NamedTuple):
    """A struct with one table, whose rows have a key, which all share, and a value."""

    struct_type: object
    table: int
    columns: list
    key: int
    value: int


def zip_shape(schema, owner, zipped):
    """The shape of a zip of a struct."""
    struct_type = schema.structs[owner.field(zipped.fields[0]).struct]
    table = next(i for i, field in enumerate(struct_type.fields) if field.table)
    row_type = schema.structs[struct_type.fields[table].struct]
    key = row_type.index(row_type.key)
    return ZipShape(struct_type, table, row_type.fields, key, 1 if key == 0 else 0)
