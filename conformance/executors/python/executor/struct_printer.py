"""Prints the fields of structs, each in its shape."""

from executor.defaults import Defaults
from executor.derive import derive, free
from executor.document import Struct
from executor.element_printer import ElementPrinter
from executor.fill import shown
from executor.lifts import hide_lifts
from executor.naming import attribute_name, block_name, mentioned
from executor.residue_printer import print_residue
from executor.row_shape import is_plain, leaf
from executor.scalar_printer import ScalarPrinter
from executor.shapes import Shapes
from executor.zip_printer import ZipPrinter


class StructPrinter:
    def __init__(self, schema, out):
        self._schema = schema
        self._out = out
        self._shapes = Shapes(schema)
        self._defaults = Defaults(schema)
        self._scalars = ScalarPrinter(schema, out)
        self._elements = ElementPrinter(
            self._shapes, out, self._scalars, self._defaults, self._block
        )
        self._zips = ZipPrinter(schema, out, self._scalars, self._defaults)

    def body(self, whole, elsewhere=lambda field: False):
        """The text between the braces of a struct, without fields that are printed elsewhere."""
        struct = hide_lifts(self._schema, whole)
        zipped = set()
        for index, (field, value) in enumerate(struct.items()):
            for each in struct.type.zips:
                if field.id == each.fields[0] and self._zips.print(struct, each):
                    zipped.update(each.fields)
            hidden = field.id in zipped or elsewhere(field)
            if not hidden and not self._omitted(struct, field, value):
                self._field(struct, index)
        print_residue(struct.residue, self._out)

    def _omitted(self, struct, field, value):
        if not field.derived:
            return self._defaults.is_default(field, value)
        # Fields that are derived from an outer struct are hidden there.
        if value is None or field.outside or (field.optional and free(field, struct)):
            return value is None
        return derive(self._schema, field, struct) in (None, value)

    def _field(self, owner, index):
        field, value = owner.type.fields[index], owner.values[index]
        if isinstance(value, Struct):
            self._nested(field, owner, shown(self._schema, field, value))
        elif value == []:
            self._out.line(f"{field.attribute} = ()")
        elif field.table:
            self._table(owner, index)
        elif field.repeated:
            self._sequence(owner, index)
        else:
            self._scalars.attribute(field.name, field, value)

    def _nested(self, field, owner, struct):
        name = mentioned(field, owner, struct)
        cell = self._shapes.single(struct.type)
        if cell and is_plain(self._schema, struct):
            value = leaf(struct, cell)
            self._scalars.attribute(attribute_name(field, name), cell.field, value)
        else:
            self._block(block_name(field, name), struct)

    def _block(self, name, struct):
        with self._out.block(name):
            self.body(struct)

    def _table(self, owner, index):
        field, rows = owner.type.fields[index], owner.values[index]
        if field.struct is None:
            column = self._schema.columns(field)[0]
            numbers = [row[0] for row in rows]
            self._scalars.tuple(field, numbers, column)
            return
        shape = self._shapes.row_of(field)
        with self._within(owner, index):
            for row in rows:
                self._scalars.cells(shape, row)

    def _within(self, owner, index):
        """The block of a field's rows, unless they are in the block of its struct."""
        inline = index == self._shapes.of(owner.type).rows
        return self._out.block(None if inline else owner.type.fields[index].name)

    def _sequence(self, owner, index):
        field, elements = owner.type.fields[index], owner.values[index]
        strange = self._shapes.of(owner.type).strange
        of_kinds = field.elements is not None and field.counted
        if of_kinds or (strange and strange.field == index):
            self._elements.kinds(self._shapes.of(owner.type), field, elements)
        elif field.elements is not None:
            self._elements.named(field, elements)
        elif not field.is_struct:
            self._scalars.tuple(field, elements, field)
        elif self._shapes.row_of(field) is None:
            self._elements.plain(field, owner, elements)
        else:
            with self._within(owner, index):
                self._elements.plain(field, owner, elements)
