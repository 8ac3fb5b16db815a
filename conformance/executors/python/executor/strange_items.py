"""Items of a text that have no meaning to its format.

A file can contain any bytes: only those that parse as the same item can be printed verbatim.
"""

from executor.errors import Refused
from executor.residue_binder import RESIDUE
from executor.syntax import parse
from executor.tree import Block, Row

_BEFORE = b"X Ver 1\n"
_AFTER = b"\nEof\n"


def printable(schema, shape, element):
    """The item that an element holds, or None if it contains none that can be printed verbatim."""
    item = shape.strange.item(element) if shape.strange else None
    return item if item is not None and _reads_again(schema, shape, item) else None


def _reads_again(schema, shape, item):
    try:
        items = parse(_BEFORE + item + _AFTER, bool(schema.style.raw)).items
    except Refused:
        return False
    end = len(_BEFORE) + len(item)
    if len(items) != 1 or items[0].start != len(_BEFORE) or items[0].end != end:
        return False
    return _is_strange(shape, items[0])


def _is_strange(shape, item):
    if isinstance(item, Row) or item.name in shape.targets:
        return False
    return not (isinstance(item, Block) and item.name == RESIDUE)
