"""Documents: what a file means, whichever of its faces it was read from.

A number is an int (a float its bits), bytes and texts are bytes, a varint is an int or, where it is
not encoded in the default way, its bytes. A repeated field is a list; a row of a table is a list of ints.
"""

from typing import NamedTuple


class Patch(NamedTuple):
    """Bytes of a file that replace the encoded ones."""

    offset: int
    encoded: bytes
    actual: bytes


class Residue(NamedTuple):
    """What no field accounts for in the bytes of a struct."""

    trailing: bytes = b""
    slack: int = 0
    patches: tuple = ()

    @property
    def empty(self):
        return self == NO_RESIDUE


NO_RESIDUE = Residue()


class Struct:
    """Values of fields, None if absent. It is immutable."""

    def __init__(self, struct_type, values, residue=NO_RESIDUE):
        self.type = struct_type
        self.values = values
        self.residue = residue

    def get(self, field_id):
        return self.values[self.type.index(field_id)]

    def items(self):
        """Fields and their values, in the order of the bytes."""
        return zip(self.type.fields, self.values)

    def with_value(self, field_id, value):
        values = list(self.values)
        values[self.type.index(field_id)] = value
        return Struct(self.type, values, self.residue)

    def with_residue(self, residue):
        return Struct(self.type, self.values, residue)

    def __eq__(self, other):
        return (
            isinstance(other, Struct)
            and self.type.name == other.type.name
            and self.residue == other.residue
            and self.values == other.values
        )

    __hash__ = None
