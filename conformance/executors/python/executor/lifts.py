"""Fields of a struct's inner structs that follow from its own fields."""

from executor.derive import derive_by
from executor.document import Struct


def set_lifts(schema, struct):
    """A struct with every such field set that is not explicit."""
    for lift in struct.type.lifts:
        if reached(struct, lift) and at(struct, lift.way) is None:
            struct = _put(struct, lift.way, derive_by(schema, lift.rule, struct))
    return struct


def hide_lifts(schema, struct):
    """A struct without those that follow just so."""
    for lift in struct.type.lifts:
        if reached(struct, lift):
            value = at(struct, lift.way)
            if value is not None and value == derive_by(schema, lift.rule, struct):
                struct = _put(struct, lift.way, None)
    return struct


def at(struct, way):
    """The value at the end of a way, or None."""
    value = struct
    for field_id in way:
        value = value.get(field_id) if isinstance(value, Struct) else None
    return value


def reached(struct, lift):
    """Whether there is a struct that has the field at the end of the way."""
    return isinstance(at(struct, lift.way[:-1]), Struct)


def lifted_field(struct, lift):
    return at(struct, lift.way[:-1]).type.field(lift.way[-1])


def _put(struct, way, value):
    inner = value if len(way) == 1 else _put(struct.get(way[0]), way[1:], value)
    return struct.with_value(way[0], inner)
