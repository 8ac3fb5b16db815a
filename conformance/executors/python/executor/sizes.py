"""The sizes of values in a file whose fields are in sequence."""

from executor.adapter import adapter


class Sizes:
    """A walk along a file; it knows where structs begin and end."""

    def __init__(self, schema):
        self._schema = schema
        self._bits = 0
        # Whether something in between is packed, so that its size is unknown.
        self.unknown = False
        # Start and end of each struct that has patches.
        self.extents = []

    @property
    def end(self):
        return (self._bits + 7) // 8

    def file(self, root):
        """Walks along all of a file and gives its size."""
        self.struct(root)
        return self.end

    def struct(self, struct):
        at = len(self.extents)
        start = self.end
        for field, value in struct.items():
            self.field(field, value)
        self._bytes(len(struct.residue.trailing) + struct.residue.slack)
        if struct.residue.patches:
            self.extents.insert(at, (struct, start, self.end))

    def field(self, field, value):
        """Walks along all elements of a field; one that is derived and not set yet has a size."""
        if field.table and value is not None:
            width = sum(column.kind.width for column in self._schema.columns(field))
            self._bytes(len(value) * width)
        elif field.repeated and value is not None:
            for element in value:
                self._element(field, element)
        elif value is not None or (field.derived and not field.optional):
            self._element(field, 0 if value is None else value)

    def _element(self, field, value):
        if field.process == "zlib":
            self.unknown = True
        elif field.is_struct:
            self.struct(value)
        elif field.type == "bits":
            self._bits += field.width
        elif field.kind:
            self._bytes(field.kind.width)
        elif field.type == "varint":
            self._bytes(len(adapter(field).bytes_of(value) or b""))
        elif isinstance(value, bytes):
            self._bytes(len(value) + (field.frame.after if field.frame else 0))

    def _bytes(self, count):
        self._bits = (self.end + count) * 8
