"""Binds the items of a block to the fields of a struct."""

from executor import targets as to
from executor.attribute_binder import AttributeBinder
from executor.choice_of import choice_of
from executor.completion import Completion
from executor.draft import Draft
from executor.errors import Refused
from executor.fill import filled
from executor.kinds import Kinds
from executor.residue_binder import RESIDUE, bind_residue
from executor.rows_binder import RowsBinder
from executor.tree import Attribute, Block, Row
from executor.zip_shape import zip_shape


class BlockBinder:
    def __init__(self, shapes, data):
        self._shapes = shapes
        self._schema = shapes.schema
        self._data = data
        self._attributes = AttributeBinder(shapes)
        self._rows = RowsBinder(self._schema)
        self._completion = Completion(self._schema)
        self._blocks = {
            to.BLOCK: self._nested,
            to.ELEMENT: self._element,
            to.NAMED_ELEMENT: self._named_element,
            to.ROWS: self._rows_block,
            to.ZIPPED: self._zipped,
            to.OF_KIND: self._of_kind,
        }

    def bind(self, draft, items, finish=lambda: None):
        """The struct of items; finish adds fields that they do not set."""
        shape = self._shapes.of(draft.type)
        undecided = []
        for item in items:
            target = None if isinstance(item, Row) else shape.targets.get(item.name)
            if target and target.undecided:
                # The sibling that decides may follow.
                undecided.append(item)
            else:
                self._item(shape, draft, item)
        for item in undecided:
            self._item(shape, draft, item)
        finish()
        return self._completion.complete(draft)

    def _struct(self, struct_type, items):
        return self.bind(Draft(struct_type), items)

    def _item(self, shape, draft, item):
        if isinstance(item, Row):
            if shape.rows < 0:
                raise Refused(f"{shape.type.name} has no rows")
            draft.mention(shape.rows)
            self._add_row(draft, shape.rows, item)
        elif isinstance(item, Attribute):
            self._attribute(shape, draft, item)
        else:
            self._block(shape, draft, item)

    def _attribute(self, shape, draft, attribute):
        if shape.strange and attribute.name not in shape.targets:
            self._strange(shape.strange, draft, attribute)
        else:
            self._attributes.bind(shape, draft, attribute)

    def _strange(self, strange, draft, item):
        draft.mention(strange.field)
        draft.list(strange.field).append(strange.element(self._data[item.start : item.end]))

    def _block(self, shape, draft, block):
        target = shape.targets.get(block.name)
        if block.name == RESIDUE:
            if draft.residue is not None:
                raise Refused("there is a second Residue block")
            draft.residue = bind_residue(block)
        elif target is None and shape.strange:
            self._strange(shape.strange, draft, block)
        elif target is None or target.sort not in self._blocks:
            raise Refused(f"{shape.type.name} has no block '{block.name}'")
        else:
            self._blocks[target.sort](draft, target, block)

    def _nested(self, draft, target, block):
        draft.mention_first(target.field, block.name)
        draft.set(target.field, self._filled(draft, target, block))

    def _filled(self, draft, target, block):
        struct = self._struct(choice_of(self._schema, draft, target), block.items)
        return filled(self._schema, draft.field(target.field), struct)

    def _element(self, draft, target, block):
        draft.mention(target.field)
        struct = self._filled(draft, target, block)
        table = draft.field(target.field).table
        draft.list(target.field).append(list(struct.values) if table else struct)

    def _named_element(self, draft, target, block):
        of_field = target._replace(struct=draft.field(target.field).struct)
        struct = self._filled(draft, of_field, block)
        draft.set_element(target.field, target.number, block.name, struct)

    def _of_kind(self, draft, target, block):
        draft.mention(target.field)
        kinds = Kinds.of(self._schema, draft.field(target.field))
        body = self._struct(self._schema.structs[target.struct], block.items)
        draft.list(target.field).append(kinds.element(target.number, body))

    def _rows_block(self, draft, target, block):
        draft.mention_first(target.field, block.name)
        draft.list(target.field)
        for item in block.items:
            if isinstance(item, Row):
                self._add_row(draft, target.field, item)
            elif isinstance(item, Block) and item.name == block.name:
                struct = draft.field(target.field).struct
                self._element(draft, target._replace(struct=struct), item)
            else:
                raise Refused(f"{block.name} holds nothing but rows")

    def _add_row(self, draft, index, row):
        field = draft.field(index)
        self._rows.add(self._shapes.row_of(field), field, row, draft.list(index))

    def _zipped(self, draft, target, block):
        for field_id in target.zip.fields:
            draft.mention_first(draft.type.index(field_id), block.name)
        curve = zip_shape(self._schema, draft.type, target.zip)
        common = Draft(curve.struct_type)
        tables = [[] for _ in target.zip.fields]
        for item in block.items:
            if isinstance(item, Row):
                self._rows.add_zipped(curve, item, tables)
            elif isinstance(item, Attribute):
                self._attribute(self._shapes.of(common.type), common, item)
            else:
                raise Refused(f"{block.name} holds rows and attributes, no blocks")
        common.mention(curve.table)
        for field_id, table in zip(target.zip.fields, tables):
            common.set(curve.table, table)
            draft.set(draft.type.index(field_id), self._completion.complete(common))
