"""What a text is made of. Places in it are offsets of bytes."""

from typing import NamedTuple, Union

INTEGER, FLOAT, SPECIAL, NAME, STRING, BYTES = (
    "INTEGER",
    "FLOAT",
    "SPECIAL",
    "NAME",
    "STRING",
    "BYTES",
)


class Scalar(NamedTuple):
    """One value as it is spelled."""

    kind: str
    spelling: bytes


class Tuple(NamedTuple):
    """Values in parentheses."""

    spelling: bytes
    elements: list


Literal = Union[Scalar, Tuple]


class Attribute(NamedTuple):
    """name = value"""

    name: str
    value: Literal
    start: int
    end: int


class Row(NamedTuple):
    """key (cell ...); the key may be None."""

    key: Scalar
    cells: list
    start: int
    end: int


class Block(NamedTuple):
    """Name { items }"""

    name: str
    items: list
    start: int
    end: int


class Header(NamedTuple):
    """title Ver version"""

    title: str
    version: str


class TextFile(NamedTuple):
    """A whole text; its tail is the text after Eof."""

    data: bytes
    header: Header
    items: list
    tail: bytes
