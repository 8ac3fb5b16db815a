"""Binds the block of residue."""

from executor.bytes_literal import read_bytes
from executor.document import Patch, Residue
from executor.errors import Refused
from executor.number_reader import read_integer
from executor.tree import BYTES, INTEGER, Attribute, Row, Scalar

RESIDUE = "Residue"

_TAKES = {"trailing": BYTES, "slack": INTEGER}
_LIMIT = 1 << 63


def bind_residue(block):
    """The residue of a block."""
    given = {}
    patches = []
    for item in block.items:
        if isinstance(item, Attribute):
            _attribute(item, given)
        elif isinstance(item, Row):
            _add(_patch(item), patches)
        else:
            raise Refused("Residue has no blocks")
    return Residue(given.get("trailing", b""), given.get("slack", 0), tuple(patches))


def _attribute(attribute, given):
    name = attribute.name
    if name not in _TAKES:
        raise Refused(f"Residue has no attribute '{name}'")
    if name in given:
        raise Refused(f"duplicate '{name}'")
    value = attribute.value
    if not isinstance(value, Scalar) or value.kind != _TAKES[name]:
        raise Refused(f"{name} cannot be this")
    given[name] = read_bytes(value.spelling) if name == "trailing" else _number(value)


def _patch(row):
    good_key = row.key is not None and row.key.kind == INTEGER
    if not good_key or any(_kind(cell) != BYTES for cell in row.cells):
        raise Refused("this is not a row of residue")
    cells = [read_bytes(cell.spelling) for cell in row.cells]
    if len(cells) == 1:
        # Nothing would be written there.
        cells.insert(0, bytes(len(cells[0])))
    if len(cells) != 2:
        raise Refused("this is not a row of residue")
    if cells[0] == cells[1]:
        raise Refused("this row of residue changes nothing")
    return Patch(_number(row.key), *cells)


def _kind(literal):
    return literal.kind if isinstance(literal, Scalar) else None


def _add(patch, patches):
    least = patches[-1].offset + len(patches[-1].encoded) if patches else 0
    if patch.offset < least:
        raise Refused("offsets of residue ascend, and its runs do not overlap")
    patches.append(patch)


def _number(literal):
    number = read_integer(literal.spelling.decode("ascii"))
    if not -_LIMIT <= number < _LIMIT:
        raise Refused(f"{number} is out of range")
    return number
