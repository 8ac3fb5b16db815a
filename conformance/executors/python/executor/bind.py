"""Binds whole texts to a schema."""

from executor.block_binder import BlockBinder
from executor.draft import Draft
from executor.form import note_form
from executor.shapes import Shapes
from executor.tree import Attribute

LAYOUT = "layout"


def bind(schema, file):
    """The root of the document that a text means."""
    items = [item for item in file.items if not (schema.layout and is_layout(item))]
    binder = BlockBinder(Shapes(schema), file.data)
    draft = Draft(schema.root)
    return binder.bind(draft, items, lambda: note_form(schema.style, draft, file))


def is_layout(item):
    """Whether an item of a text chooses among the layouts of a version."""
    return isinstance(item, Attribute) and item.name == LAYOUT
