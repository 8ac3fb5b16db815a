"""The form of a text, for formats that keep it: line ends, and the text after Eof."""

_PARTS_OF_WORDS = b"_.:+-"


def note_form(style, draft, file):
    """Sets the fields that keep the form of a text, unless they are explicit."""
    if style.line_end:
        _note(draft, style.line_end, int(_is_crlf(file.data)))
    if style.tail:
        _note(draft, style.tail, file.tail)


def _note(draft, field_id, value):
    index = draft.type.index(field_id)
    if not draft.mentioned(index):
        draft.mention(index)
        draft.set(index, value)


def _is_crlf(data):
    """Whether the first line ends with a carriage return and a line feed."""
    at = data.find(b"\n")
    return at > 0 and data[at - 1 : at] == b"\r"


class Form:
    """The form of a text that is printed."""

    def __init__(self, style, root):
        self._style = style
        self._number = root.get(style.line_end) if style.line_end else 0
        self._tail = root.get(style.tail) if style.tail else None

    @property
    def line_end(self):
        return b"\r\n" if self._number == 1 else b"\n"

    @property
    def tail(self):
        """The text after Eof."""
        if self._tail is None:
            return self.line_end
        return self._tail if self._follows() else b""

    def keeps(self, field):
        """Whether a field of the root keeps the form of the text."""
        if field.id == self._style.line_end:
            return self._number in (0, 1)
        return field.id == self._style.tail and self._follows()

    def _follows(self):
        """Whether the tail can follow Eof without becoming part of that word."""
        first = self._tail[:1]
        return not (first.isalnum() or (first and first in _PARTS_OF_WORDS))
