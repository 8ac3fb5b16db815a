"""Infosets to documents, going by what is exact."""

from executor.adapter import adapter
from executor.document import NO_RESIDUE, Patch, Residue, Struct


def read(schema, infoset):
    """The root of an infoset."""
    return _Reader(schema).struct(infoset["root"], schema.root)


class _Reader:
    def __init__(self, schema):
        self._schema = schema

    def struct(self, json, struct_type):
        values = [None] * len(struct_type.fields)
        for field_id, value in json["fields"].items():
            index = struct_type.index(field_id)
            if index < 0:
                raise ValueError(f"{struct_type.name} has no field '{field_id}'")
            values[index] = self._field(struct_type.fields[index], value)
        residue = _residue(json["residue"]) if "residue" in json else NO_RESIDUE
        return Struct(struct_type, values, residue)

    def _field(self, field, json):
        if field.table:
            columns = self._schema.columns(field)
            return [
                [_number(column.kind, cell) for column, cell in zip(columns, row)]
                for row in json["rows"]
            ]
        if field.repeated:
            return [self._element(field, element) for element in json]
        return self._element(field, json)

    def _element(self, field, json):
        if field.is_struct:
            return self.struct(json, self._schema.structs[json["struct"]])
        if field.type == "bits":
            return _number(field.kind, json["bits"])
        if field.kind:
            return _number(field.kind, json[field.kind.tag])
        if field.type == "varint":
            return adapter(field).value(bytes.fromhex(json["varint"][0]))
        if field.type == "text":
            return bytes.fromhex(json["text"][0])
        return int(json["packing"]) if "packing" in json else bytes.fromhex(json["bytes"])


def _number(kind, json):
    number = int(json[0], 16) if kind.is_float else int(json)
    if not kind.holds(number):
        raise ValueError(f"{number} does not fit {kind.bits} bits")
    return number


def _residue(json):
    patches = tuple(
        Patch(int(offset), bytes.fromhex(encoded), bytes.fromhex(actual))
        for offset, encoded, actual in json.get("patches", [])
    )
    return Residue(bytes.fromhex(json.get("trailing", "")), int(json.get("slack", 0)), patches)
