"""Makes generated objects of documents."""

from kaitaistruct import KaitaiStream

from executor import generated
from executor.adapter import adapter
from executor.errors import Refused
from executor.exact import ExactText, float_of


class Builder:
    """Makes objects and keeps them all, because each has to be checked before it is written."""

    def __init__(self, schema):
        self._schema = schema
        self.made = []

    def struct(self, struct, owner):
        made = self._create(generated.struct_class(struct.type.name), owner)
        for field, value in struct.items():
            if value is not None:
                setattr(made, field.id, self._field(field, value, made))
        return made

    def _create(self, cls, owner):
        made = generated.create(cls, owner)
        self.made.append(made)
        return made

    def _field(self, field, value, owner):
        if field.table:
            return [self._row(field, row, owner) for row in value]
        if field.repeated:
            return [self._element(field, element, owner) for element in value]
        return self._element(field, value, owner)

    def _row(self, field, row, owner):
        columns = self._schema.columns(field)
        if field.struct is None:
            return _number(columns[0], row[0])
        made = self._create(generated.struct_class(field.struct), owner)
        for column, number in zip(columns, row):
            setattr(made, column.id, _number(column, number))
        return made

    def _element(self, field, value, owner):
        if field.is_struct:
            return self.struct(value, owner)
        if field.kind:
            return _number(field, value)
        if field.type == "varint":
            return self._varint(field, value, owner)
        data = field.frame.strip(value) if field.frame and field.frame.filled else value
        return ExactText.of(data, field.encoding) if field.type == "text" else data

    def _varint(self, field, value, owner):
        spelled = adapter(field)
        data = spelled.bytes_of(value)
        if data is None:
            raise Refused(f"{field.id} cannot hold {value}")
        made = self._create(generated.varint_class(type(owner), spelled.member), owner)
        setattr(made, spelled.member, list(data))
        return made


def _number(field, number):
    if field.kind.is_float:
        return float_of(field.kind, number)
    # A name of the schema need not be one of the spec: those of floats are none.
    enum = generated.enum_class(field.names) if field.names else None
    return KaitaiStream.resolve_enum(enum, number) if enum else number
