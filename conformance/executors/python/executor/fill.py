"""Zeros that fill up a struct of fixed size: they are not in the text."""

from executor.sizes import Sizes


def filled(schema, field, struct):
    """A struct with zeros to the size that its field has, if nothing else is there."""
    missing = _missing(schema, field, struct)
    if missing <= 0 or struct.residue.trailing:
        return struct
    return struct.with_residue(struct.residue._replace(trailing=bytes(missing)))


def shown(schema, field, struct):
    """A struct without the zeros that filling puts there."""
    trailing = struct.residue.trailing
    fills = trailing and not any(trailing) and _missing(schema, field, struct) == 0
    return struct.with_residue(struct.residue._replace(trailing=b"")) if fills else struct


def _missing(schema, field, struct):
    fixed = field.stream is not None and field.stream >= 0 and field.process != "zlib"
    if not fixed:
        return -1
    sizes = Sizes(schema)
    size = sizes.file(struct)
    return -1 if sizes.unknown else field.stream - size
