"""One encoding, a character at a time."""

from executor.errors import Refused

# GB18030 takes 4 bytes, stateful encodings a few more for going there and back.
_MOST_BYTES = 16


class Characters:
    """Bytes as the encodings of characters one after the other, each made on its own."""

    def __init__(self, encoding):
        self._encoding = encoding
        # The second letter, because there may be a mark before the first.
        self._unit = max(1, len("aa".encode(encoding)) - len("a".encode(encoding)))

    def encode(self, character):
        """The bytes of a character."""
        try:
            return character.encode(self._encoding)
        except UnicodeEncodeError as e:
            name = f"U+{ord(character):04X}"
            raise Refused(f"{name} does not exist in {self._encoding}") from e

    def decode(self, data):
        """Characters and their bytes; None for invalid bytes."""
        at = 0
        while at < len(data):
            character, unit = self._character(data, at)
            yield character, unit
            at += len(unit)

    def _character(self, data, at):
        for length in range(1, min(len(data) - at, _MOST_BYTES) + 1):
            unit = data[at : at + length]
            try:
                character = unit.decode(self._encoding)
                if len(character) == 1 and character.encode(self._encoding) == unit:
                    return character, unit
            except UnicodeError:
                continue
        return None, data[at : at + self._unit]
