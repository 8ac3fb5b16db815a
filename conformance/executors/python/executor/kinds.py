"""Lists of several kinds of elements, each a block that bears the name of its kind."""

from executor.derive import choice, complete
from executor.document import Struct
from executor.row_shape import build, is_plain, leaf, row_shape, single


class Kinds:
    """Elements of two fields: a number, and a struct that the number selects."""

    def __init__(self, schema, entry, body, names):
        self._schema = schema
        self.entry = entry
        self.body = body
        self.selector = entry.index(entry.fields[body].on)
        self.names = names

    @staticmethod
    def of(schema, field):
        """The kinds of the elements of a field, or None where they are not of kinds."""
        if field.elements is None or not field.counted or field.type != "struct":
            return None
        entry = schema.structs[field.struct]
        for i, inner in enumerate(entry.fields):
            if inner.type == "switch" and inner.on is not None:
                fits = len(entry.fields) == 2 and entry.index(inner.on) >= 0
                return Kinds(schema, entry, i, schema.enums[field.elements]) if fits else None
        return None

    def structs(self):
        """The names of the structs of all kinds that have a name, by their numbers."""
        found = ((kind, choice(self._field, kind)) for kind in self.names.names)
        return {kind: struct for kind, struct in found if struct is not None}

    def name(self, element):
        """What a block of this element is called, or None where it has to be spelled."""
        kind, inner = element.values[self.selector], element.values[self.body]
        plain = element.residue.empty and isinstance(kind, int) and isinstance(inner, Struct)
        meant = plain and inner.type.name == choice(self._field, kind)
        return self.names.name_of(kind) if meant else None

    def element(self, kind, inner):
        values = [None] * len(self.entry.fields)
        values[self.selector] = kind
        values[self.body] = inner
        return complete(self._schema, self.entry, values)

    @property
    def _field(self):
        return self.entry.fields[self.body]


class Strange:
    """Where a struct keeps items of its text that have no meaning to the format."""

    def __init__(self, schema, field, struct_type, kinds=None, kind=None):
        self._schema = schema
        self.field = field
        self._struct_type = struct_type
        self._kinds = kinds
        self._kind = kind

    @staticmethod
    def of(schema, struct_type):
        """Where a struct keeps such items, or None where it refuses them."""
        for i, field in enumerate(struct_type.fields):
            kinds = Kinds.of(schema, field)
            if kinds:
                for kind, name in kinds.structs().items():
                    if item_cell(schema, schema.structs[name]):
                        return Strange(schema, i, schema.structs[name], kinds, kind)
            elif field.repeated and holds_item(schema, field):
                return Strange(schema, i, schema.structs[field.struct])
        return None

    def element(self, item):
        """The element that holds an item."""
        row = row_shape(self._schema, self._struct_type)
        inner = build(self._schema, row, [item])
        return self._kinds.element(self._kind, inner) if self._kinds else inner

    def item(self, element):
        """The item that an element holds, or None where it holds something else."""
        inner = element
        if self._kinds:
            inner = element.values[self._kinds.body] if self._kinds.name(element) else None
        holds = inner is not None and inner.type is self._struct_type
        plain = holds and is_plain(self._schema, inner)
        return leaf(inner, item_cell(self._schema, self._struct_type)) if plain else None


def holds_item(schema, field):
    """Whether the structs of a field are nothing but an item of a text."""
    return field.type == "struct" and item_cell(schema, schema.structs[field.struct]) is not None


def item_cell(schema, struct_type):
    cell = single(schema, struct_type)
    return cell if cell and cell.field.type == "bytes" and cell.field.item else None
