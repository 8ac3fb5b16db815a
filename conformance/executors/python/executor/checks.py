"""Rules of a schema that generated code does not check."""

from executor.adapter import adapter
from executor.errors import Refused


def check(struct):
    """Refuses counts and constants that are not what they have to be, all the way down."""
    for field, value in struct.items():
        if value is None:
            continue
        if field.constant is not None and value != field.constant:
            raise Refused(f"{field.id} is {value}, not {field.constant}")
        if field.count_of:
            _count(struct, field, value)
        if field.is_struct and not field.table:
            for element in value if field.repeated else [value]:
                check(element)


def _count(struct, field, value):
    number = adapter(field).decode(value) if isinstance(value, bytes) else value
    counted = struct.get(field.count_of)
    if counted is not None and field.scale * number + field.offset != len(counted):
        raise Refused(f"{field.id} is {number}, but there are {len(counted)} {field.count_of}")
