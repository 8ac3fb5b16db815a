"""Files to documents: generated code reads, a walk by the schema takes what it has read."""

from kaitaistruct import BytesIO, KaitaiStructError

from executor import generated
from executor.adapter import adapter
from executor.checks import check
from executor.document import Residue, Struct
from executor.errors import Refused, Unsupported
from executor.exact import ExactStream, ExactText, float_bits

# What generated code may come to by the bytes that it reads.
_WRONG_INPUT = (
    KaitaiStructError,
    ArithmeticError,
    AttributeError,
    EOFError,
    IndexError,
    TypeError,
    ValueError,
)


def decode(schema, data):
    """The root of a file."""
    check_supported(schema)
    if schema.refusal:
        raise Refused(schema.refusal)
    stream = ExactStream(BytesIO(data))
    root = generated.struct_class(schema.root.name)(stream)
    try:
        root._read()
    except _WRONG_INPUT as e:
        raise Refused(str(e)) from e
    decoded = _Reader(schema).struct(root, schema.root)
    check(decoded)
    return decoded.with_residue(Residue(data[stream.pos() :]))


def check_supported(schema):
    for struct in schema.structs.values():
        for field in struct.fields:
            if field.is_position or field.stream is not None or field.type == "packing":
                raise Unsupported(f"{field.id} of {struct.name} has a substream or a position")


class _Reader:
    def __init__(self, schema):
        self._schema = schema

    def struct(self, read, struct_type):
        values = [self._field(field, read) for field in struct_type.fields]
        return Struct(struct_type, values)

    def _field(self, field, read):
        value = getattr(read, field.id, None)
        if value is None:
            return None
        if field.table:
            return [self._row(field, row) for row in value]
        if field.repeated:
            return [self._element(field, element) for element in value]
        return self._element(field, value)

    def _row(self, field, row):
        columns = self._schema.columns(field)
        if field.struct is None:
            return [_number(columns[0].kind, row)]
        return [_number(column.kind, getattr(row, column.id)) for column in columns]

    def _element(self, field, value):
        if field.is_struct:
            return self.struct(value, self._struct_type(field, value))
        if field.kind:
            return _number(field.kind, value)
        if field.type == "varint":
            spelled = adapter(field)
            return spelled.value(bytes(getattr(value, spelled.member)))
        return _plain(field, value)

    def _struct_type(self, field, value):
        for name in field.structs or [field.struct]:
            if generated.struct_class(name) is type(value):
                return self._schema.structs[name]
        raise LookupError(f"{field.id} is none of its structs, but {type(value).__qualname__}")


def _number(kind, value):
    return float_bits(kind, value) if kind.is_float else int(value)


def _plain(field, value):
    """Bytes or a text, with all that the file has in its place."""
    if isinstance(value, ExactText):
        data = value.data
    else:
        data = value.encode(field.encoding) if isinstance(value, str) else bytes(value)
    if field.frame and field.frame.filled:
        filled = field.frame.fill(data)
        return data if filled is None else filled
    return data
