"""Documents to infosets."""

from executor.adapter import adapter
from executor.errors import Refused
from executor.numbers import spell_float


def write(schema, root):
    """The infoset of a document."""
    return {"infoset": 1, "schema": schema.key, "root": _Writer(schema).struct(root)}


class _Writer:
    def __init__(self, schema):
        self._schema = schema

    def struct(self, struct):
        there = ((field, value) for field, value in struct.items() if value is not None)
        fields = {field.id: self._field(field, value) for field, value in there}
        written = {"struct": struct.type.name, "fields": fields}
        if not struct.residue.empty:
            written["residue"] = _residue(struct.residue)
        return written

    def _field(self, field, value):
        if field.table:
            return self._table(field, value)
        if field.repeated:
            return [self._element(field, element) for element in value]
        return self._element(field, value)

    def _table(self, field, rows):
        columns = self._schema.columns(field)
        return {
            "table": field.struct,
            "columns": [[column.id, column.kind.tag] for column in columns],
            "rows": [[_number(c.kind, number) for c, number in zip(columns, row)] for row in rows],
        }

    def _element(self, field, value):
        return self.struct(value) if field.is_struct else _value(field, value)


def _value(field, value):
    if field.type == "bits":
        return {"bits": str(value)}
    if field.kind:
        return {field.kind.tag: _number(field.kind, value)}
    if field.type == "varint":
        return {"varint": _varint(field, value)}
    if field.type == "text":
        return {"text": _text(field, value)}
    return {"packing": str(value)} if isinstance(value, int) else {"bytes": value.hex()}


def _number(kind, number):
    if not kind.is_float:
        return str(number)
    return [f"{number:0{kind.width * 2}x}", spell_float(kind, number)]


def _varint(field, value):
    data = adapter(field).bytes_of(value)
    if data is None:
        raise Refused(f"{field.id} cannot hold {value}")
    number = adapter(field).decode(data)
    return [data.hex(), None if number is None else str(number)]


def _text(field, data):
    if field.encoding != "UTF-8":
        # The codecs of two languages do not agree on all characters; the bytes are exact.
        return [data.hex()]
    value = field.frame.strip(data) if field.frame and field.frame.filled else data
    try:
        return [data.hex(), value.decode("utf-8")]
    except UnicodeDecodeError:
        return [data.hex(), None]


def _residue(residue):
    written = {}
    if residue.trailing:
        written["trailing"] = residue.trailing.hex()
    if residue.slack:
        written["slack"] = str(residue.slack)
    if residue.patches:
        written["patches"] = [
            [str(p.offset), p.encoded.hex(), p.actual.hex()] for p in residue.patches
        ]
    return written
