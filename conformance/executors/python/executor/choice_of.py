"""The selected struct if a text does not name it."""

from executor.derive import choice
from executor.errors import Refused


def choice_of(schema, draft, target):
    """The struct that a target means, by the sibling that decides where it names none."""
    if target.struct is not None:
        return schema.structs[target.struct]
    field = draft.field(target.field)
    chosen = choice(field, _decides(draft, draft.type.index(field.on)))
    if chosen is None:
        raise Refused(f"no case of {field.on} allows {field.name}")
    return schema.structs[chosen]


def _decides(draft, index):
    if draft.mentioned(index):
        return draft.value(index, None)
    sibling = draft.field(index)
    return sibling.default if sibling.constant is None else sibling.constant
