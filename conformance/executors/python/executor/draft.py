"""A struct while its block is bound."""

from executor.errors import Refused


class Draft:
    def __init__(self, struct_type):
        self.type = struct_type
        self.residue = None
        self._values = [None] * len(struct_type.fields)
        self._mentioned = set()
        self._elements = {}

    def field(self, index):
        return self.type.fields[index]

    def mentioned(self, index):
        return index in self._mentioned

    def mention(self, index):
        self._mentioned.add(index)

    def mention_first(self, index, name):
        """Mentions a field that must not have been mentioned yet."""
        if index in self._mentioned:
            raise Refused(f"'{name}' is already set")
        self._mentioned.add(index)

    def set(self, index, value):
        self._values[index] = value

    def list(self, index):
        """The elements or rows gathered for a field, to be added to."""
        if self._values[index] is None:
            self._values[index] = []
        return self._values[index]

    def set_element(self, index, element, name, value):
        """Sets a named element."""
        elements = self._elements.setdefault(index, {})
        if element in elements:
            raise Refused(f"'{name}' is already set")
        elements[element] = value
        self.mention(index)

    def value(self, index, default_element):
        """The value of a field; named elements that are not set have their defaults."""
        if index not in self._elements:
            return self._values[index]
        given = self._elements[index]
        elements = [given.get(i, default_element) for i in range(self.field(index).repeat)]
        if None in elements:
            raise Refused(f"{self.field(index).id} needs all of its elements")
        return elements
