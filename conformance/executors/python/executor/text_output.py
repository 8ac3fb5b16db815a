"""Lines, blocks and indentation of a text."""

from contextlib import contextmanager


class TextOutput:
    def __init__(self, indent, line_end):
        self._indent = indent.encode("ascii")
        self._line_end = line_end
        self._depth = 0
        self._out = bytearray()

    @property
    def line_break(self):
        """A line end and the indentation of what continues the line, one level deeper."""
        return (self._line_end + self._indent * (self._depth + 1)).decode("ascii")

    def line(self, text):
        """A separate line, as bytes or in ASCII."""
        self.last(text)
        self._out += self._line_end

    def last(self, text):
        """The same without a line end."""
        self._out += self._indent * self._depth
        self._out += text if isinstance(text, bytes) else text.encode("ascii")

    @contextmanager
    def block(self, name):
        """A block around what is printed within; none without a name."""
        if name is None:
            yield
            return
        self.line(name + " {")
        self._depth += 1
        yield
        self._depth -= 1
        self.line("}")

    def finish(self, tail):
        return bytes(self._out + tail)
