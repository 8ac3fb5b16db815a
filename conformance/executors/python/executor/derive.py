"""What follows from what within a struct."""

from executor.adapter import adapter
from executor.document import Struct
from executor.sizes import Sizes


def derive(schema, field, siblings):
    """The value that siblings give to a derived field, or None where they give none."""
    if field.constant is not None:
        return field.constant
    if field.optional and free(field, siblings):
        # It has the same condition as the field that it counts or measures.
        return None
    return derive_by(schema, field, siblings)


def derive_by(schema, field, siblings):
    """The same for what need not be a field of theirs."""
    if field.count_of:
        return _invert(field, len(siblings.get(field.count_of) or []))
    if field.length_of:
        sizes = Sizes(schema)
        sizes.field(siblings.type.field(field.length_of), siblings.get(field.length_of))
        return None if sizes.unknown else _invert(field, sizes.end)
    if field.presence_of:
        there = any(siblings.get(field_id) is not None for field_id in field.presence_of)
        return (1 if field.exactly is None else field.exactly) if there else 0
    return None


def _invert(field, result):
    scaled = result - field.offset
    return scaled // field.scale if scaled % field.scale == 0 else None


def complete(schema, struct_type, values):
    """The struct whose derived values follow from the others."""
    siblings = Struct(struct_type, values)
    for i, field in enumerate(struct_type.fields):
        if field.derived:
            values[i] = derive(schema, field, siblings)
    return siblings


def agrees(field, value, derived):
    """Whether a value may replace the derived one: it has the same meaning."""
    if field.presence_of:
        return _means(field, value) == _means(field, derived)
    if field.type == "varint" and isinstance(value, bytes):
        return adapter(field).decode(value) == derived
    return value == derived


def _means(field, number):
    return number != 0 if field.exactly is None else number == field.exactly


def free(field, siblings):
    """Whether a field may be any number because what it counts or measures is not there."""
    sibling = field.count_of or field.length_of
    return bool(sibling) and siblings.get(sibling) is None


def fits(field, number):
    """Whether a field can hold a derived number."""
    if field.type == "varint":
        return adapter(field).encode(number) is not None
    return field.kind.holds(number)


def choice(field, value):
    """The name of the struct that a value chooses, or None where it means none."""
    key = f"x{value.hex()}" if isinstance(value, bytes) else None
    if isinstance(value, int):
        key = str(value - (1 << 64) if value >= 1 << 63 else value)
    otherwise = None
    for case in field.cases:
        if "value" not in case:
            otherwise = case["struct"]
        elif case["value"] == key:
            return case["struct"]
    return otherwise
