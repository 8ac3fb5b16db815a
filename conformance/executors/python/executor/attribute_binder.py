"""Binds attributes to the fields of a struct."""

from executor import targets as to
from executor.choice_of import choice_of
from executor.completion import check_derived
from executor.errors import Refused
from executor.fill import filled
from executor.row_shape import build
from executor.scalars import Scalars
from executor.tree import Tuple


class AttributeBinder:
    def __init__(self, shapes):
        self._shapes = shapes
        self._schema = shapes.schema
        self._scalars = Scalars(self._schema)
        self._attributes = {
            to.ATTRIBUTE: self._value,
            to.NOTHING: self._nothing,
            to.INLINE: self._inline,
        }

    def bind(self, shape, draft, attribute):
        """Sets the field that an attribute means."""
        target = shape.targets.get(attribute.name)
        if target is None or target.sort not in self._attributes:
            raise Refused(f"{shape.type.name} has no attribute '{attribute.name}'")
        draft.mention_first(target.field, attribute.name)
        value = self._attributes[target.sort](draft, target, attribute.value)
        draft.set(target.field, value)

    def _value(self, draft, target, literal):
        field = draft.field(target.field)
        if not field.repeated:
            return self._scalars.read(field, literal)
        if not isinstance(literal, Tuple):
            raise Refused(f"{field.attribute} takes a tuple")
        elements = [self._scalars.read(field, element) for element in literal.elements]
        return [[number] for number in elements] if field.table else elements

    @staticmethod
    def _nothing(draft, target, literal):
        """No elements: the only value of an attribute for structs."""
        if not isinstance(literal, Tuple) or literal.elements:
            name = draft.field(target.field).attribute
            raise Refused(f"expected () for {name}, which contains structs")
        return []

    def _inline(self, draft, target, literal):
        """A struct that comes down to the value of a literal."""
        field = draft.field(target.field)
        struct_type = choice_of(self._schema, draft, target)
        cell = self._shapes.single(struct_type)
        if cell is None:
            raise Refused(f"{field.name} is a block here")
        value = self._scalars.read(cell.field, literal)
        struct = build(self._schema, self._shapes.row(struct_type.name), [value])
        check_derived(struct)
        return filled(self._schema, field, struct)
