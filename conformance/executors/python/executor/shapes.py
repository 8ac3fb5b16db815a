"""The names that the block of a struct may have, and their targets."""

from executor.kinds import Kinds, Strange, holds_item
from executor.naming import attribute_name, block_name
from executor.row_shape import row_shape, single
from executor.targets import (
    ATTRIBUTE,
    BLOCK,
    ELEMENT,
    INLINE,
    NAMED_ELEMENT,
    NOTHING,
    OF_KIND,
    ROWS,
    ZIPPED,
    Target,
)


class Shapes:
    """The shapes of all structs of a schema, made when they are first asked for."""

    def __init__(self, schema):
        self.schema = schema
        self._structs = {}
        self._rows = {}

    def of(self, struct_type):
        if struct_type.name not in self._structs:
            self._structs[struct_type.name] = StructShape(self.schema, struct_type)
        return self._structs[struct_type.name]

    def row(self, struct_name):
        """The shape of a struct as a row, or None."""
        if struct_name not in self._rows:
            self._rows[struct_name] = row_shape(self.schema, self.schema.structs[struct_name])
        return self._rows[struct_name]

    def row_of(self, field):
        """The shape of the elements of a field, or None."""
        return self.row(field.struct) if field.type == "struct" else None

    def single(self, struct_type):
        """The value that a struct comes down to, or None."""
        row = self.row(struct_type.name)
        return row.cells[0] if row and len(row.cells) == 1 else None


class StructShape:
    def __init__(self, schema, struct_type):
        self.type = struct_type
        self.targets = {}
        self.strange = Strange.of(schema, struct_type)
        self._schema = schema
        self.rows = self._only_rows()
        for i, field in enumerate(struct_type.fields):
            self._name(i, field)
        for each in struct_type.zips:
            self.targets[each.name] = Target(ZIPPED, -1, zip=each)

    def _name(self, index, field):
        if field.repeated:
            self._repeated(index, field)
        elif field.type == "struct":
            self._struct(index, field, "", field.struct, field.struct)
        elif field.type == "switch":
            for name in field.structs:
                self._struct(index, field, name, name, name)
                if field.on is not None:
                    self._struct(index, field, "", name, None)
        else:
            self.targets[field.name] = Target(ATTRIBUTE, index)

    def _struct(self, index, field, named, struct, given):
        self.targets[block_name(field, named)] = Target(BLOCK, index, given)
        if single(self._schema, self._schema.structs[struct]):
            self.targets[attribute_name(field, named)] = Target(INLINE, index, given)

    def _repeated(self, index, field):
        if not field.is_struct:
            self.targets[field.attribute] = Target(ATTRIBUTE, index)
            return
        if field.optional:
            self.targets[field.attribute] = Target(NOTHING, index)
        kinds = Kinds.of(self._schema, field)
        if field.type == "switch":
            self._switched_elements(index, field)
        elif kinds:
            self._kinds(index, field, kinds)
        elif field.elements is not None:
            names = self._schema.enums[field.elements]
            for i in range(field.repeat):
                self.targets[names.name_of(i)] = Target(NAMED_ELEMENT, index, number=i)
        elif index == self.rows or not self._is_rows(field):
            self.targets[field.name] = Target(ELEMENT, index, field.struct)
        else:
            self.targets[field.name] = Target(ROWS, index)

    def _switched_elements(self, index, field):
        for name in field.structs:
            self.targets[block_name(field, name)] = Target(ELEMENT, index, name)
        if field.on is not None:
            self.targets[field.name] = Target(ELEMENT, index)

    def _kinds(self, index, field, kinds):
        for kind, struct in kinds.structs().items():
            self.targets[kinds.names.name_of(kind)] = Target(OF_KIND, index, struct, kind)
        self.targets[field.name] = Target(ELEMENT, index, kinds.entry.name)

    def _only_rows(self):
        """The one field whose rows are in the block itself, or -1."""
        found = [i for i, field in enumerate(self.type.fields) if self._is_rows(field)]
        return found[0] if len(found) == 1 else -1

    def _is_rows(self, field):
        return (
            field.repeated
            and field.elements is None
            and field.type == "struct"
            and not holds_item(self._schema, field)
            and row_shape(self._schema, self._schema.structs[field.struct]) is not None
        )
