"""Values that fields have when a text does not mention them."""

from executor.derive import complete


class Defaults:
    def __init__(self, schema):
        self._schema = schema
        self._structs = {}

    def is_default(self, field, value):
        """Whether leaving a field out of the text means this value."""
        if value is None:
            return field.optional
        return not field.optional and value == self.of(field)

    def of(self, field):
        """The default of a field that must be in the file, or None if it is required."""
        if field.counted:
            return []
        if field.table:
            row = [column.default for column in self._schema.columns(field)]
            return None if None in row else [list(row) for _ in range(field.repeat)]
        one = self.element(field)
        return [one] * field.repeat if field.repeated and one is not None else one

    def element(self, field):
        """The value of one element, or None."""
        return self._struct(field.struct) if field.type == "struct" else field.default

    def _struct(self, name):
        if name not in self._structs:
            # A struct that contains itself has none of finite size.
            self._structs[name] = None
            self._structs[name] = self._build(self._schema.structs[name])
        return self._structs[name]

    def _build(self, struct_type):
        values = [None] * len(struct_type.fields)
        for i, field in enumerate(struct_type.fields):
            if not field.derived and not field.optional:
                values[i] = self.of(field)
                if values[i] is None:
                    return None
        return complete(self._schema, struct_type, values)
