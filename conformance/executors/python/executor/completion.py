"""Completes a draft: fills in omitted fields and checks explicit derived ones."""

from executor.defaults import Defaults
from executor.derive import agrees, derive, fits, free
from executor.document import Struct
from executor.errors import Refused
from executor.lifts import at, lifted_field, reached, set_lifts


class Completion:
    def __init__(self, schema):
        self._schema = schema
        self._defaults = Defaults(schema)

    def complete(self, draft):
        """The struct."""
        values = [self._given(draft, i) for i in range(len(draft.type.fields))]
        self._derive(draft, values)
        struct = set_lifts(self._schema, Struct(draft.type, values))
        for lift in struct.type.lifts:
            if reached(struct, lift):
                _check_fits(lifted_field(struct, lift), at(struct, lift.way))
        return struct if draft.residue is None else struct.with_residue(draft.residue)

    def _given(self, draft, index):
        field = draft.field(index)
        if draft.mentioned(index):
            value = draft.value(index, self._defaults.element(field))
            if isinstance(field.repeat, int) and len(value) != field.repeat:
                raise Refused(f"{field.name} must have {field.repeat} elements, not {len(value)}")
            # No elements at a position are as good as nothing there.
            nowhere = value == [] and field.is_position and not field.needed
            return None if nowhere else value
        if field.derived or field.optional:
            return None
        fallback = self._defaults.of(field)
        if fallback is None:
            raise Refused(f"{draft.type.name} needs '{field.name}'")
        return fallback

    def _derive(self, draft, values):
        siblings = Struct(draft.type, values)
        for i, field in enumerate(draft.type.fields):
            if not field.derived:
                continue
            derived = derive(self._schema, field, siblings)
            if not draft.mentioned(i):
                values[i] = derived
                _check_fits(field, derived)
                _check_together(field, siblings)
            elif not free(field, siblings):
                _check_agrees(field, values[i], derived)


def _check_agrees(field, value, derived):
    # What cannot be derived yet is checked when it can be.
    if derived is not None and not agrees(field, value, derived):
        raise Refused(f"{field.name} differs from the derived value {derived}")


def _check_fits(field, derived):
    if isinstance(derived, int) and not fits(field, derived):
        raise Refused(f"{field.name} cannot hold {derived}")


def _check_together(field, siblings):
    """Refuses some of several fields that must be present together."""
    # A length beside what it measures follows from that.
    given = [f for f in field.presence_of or [] if not siblings.type.field(f).derived]
    there = [f for f in given if siblings.get(f) is not None]
    if there and there != given:
        raise Refused(f"{', '.join(given)} must be present together")


def check_derived(struct):
    """Refuses a struct made from a row whose derived values cannot be written."""
    for field, value in struct.items():
        if isinstance(value, Struct):
            check_derived(value)
        if field.derived:
            _check_fits(field, value)
