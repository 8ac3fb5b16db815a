"""Documents to files: generated objects are made of a document and write themselves."""

from kaitaistruct import BytesIO, ConsistencyError, KaitaiStructError

from executor import decode
from executor.build import Builder
from executor.document import Struct
from executor.errors import Refused
from executor.exact import ExactStream
from executor.sizes import Sizes

# What generated code may come to by the values that it writes.
_WRONG_VALUES = (
    ConsistencyError,
    KaitaiStructError,
    ArithmeticError,
    AttributeError,
    IndexError,
    TypeError,
    ValueError,
)


def encode(schema, root):
    """The file of a document. It must mean the document when it is read."""
    decode.check_supported(schema)
    plain = _unpatched(root)
    sizes = Sizes(schema)
    data = _written(schema, plain, sizes.file(root))
    for struct, start, end in sizes.extents:
        for patch in struct.residue.patches:
            _apply(patch, data, start, end)
    if decode.decode(schema, bytes(data)) != plain:
        raise Refused("these values contradict each other: their bytes mean something else")
    return bytes(data)


def _written(schema, root, size):
    builder = Builder(schema)
    try:
        made = builder.struct(root, None)
        for each in builder.made:
            each._check()
        stream = ExactStream(BytesIO(bytes(size)))
        made._write(stream)
    except _WRONG_VALUES as e:
        raise Refused(f"these values cannot be encoded: {e}") from e
    data = bytearray(stream.to_byte_array())
    trailing = root.residue.trailing
    data[size - len(trailing) :] = trailing
    return data


def _apply(patch, data, start, end):
    at = start + patch.offset
    after = at + len(patch.encoded)
    same_length = len(patch.encoded) == len(patch.actual)
    if not same_length or after > end or data[at:after] != patch.encoded:
        raise Refused("residue refers to bytes that are no longer where they were")
    data[at:after] = patch.actual


def _unpatched(value):
    if isinstance(value, list):
        return [_unpatched(element) for element in value]
    if not isinstance(value, Struct):
        return value
    values = [_unpatched(inner) for inner in value.values]
    return Struct(value.type, values, value.residue._replace(patches=()))
