"""The targets of names in a block."""

from typing import NamedTuple, Optional

# name = value
ATTRIBUTE = "attribute"
# name = () for no elements of a repeated struct
NOTHING = "nothing"
# name = value for a struct that comes down to one value
INLINE = "inline"
# Name { ... } for a struct
BLOCK = "block"
# Name { ... } for one more element of a repeated struct
ELEMENT = "element"
# Name { ... } for a named element
NAMED_ELEMENT = "named element"
# Kind { ... } for one more element of a list of several kinds
OF_KIND = "of kind"
# Name { rows }
ROWS = "rows"
# several structs as one table
ZIPPED = "zipped"


class Target(NamedTuple):
    """What a name means; the struct is None where a sibling decides which it is."""

    sort: str
    field: int
    struct: Optional[str] = None
    # Of the element or of its kind.
    number: int = 0
    zip: object = None

    @property
    def undecided(self):
        return self.sort in (BLOCK, INLINE, ELEMENT) and self.struct is None
