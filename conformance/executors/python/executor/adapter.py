"""Numbers whose bytes generated code can read but not make."""

_MOST_BYTES = 5
_MOST = 0xFFFF_FFFF


class Leb128:
    """An unsigned number in groups of 7 bits, low first, of 32 bits at most."""

    # What the generated struct calls the bytes.
    member = "groups"

    @staticmethod
    def encode(number):
        """The default bytes of a number, or None if it has none."""
        if not 0 <= number <= _MOST:
            return None
        groups = bytearray()
        while number > 0x7F:
            groups.append(number & 0x7F | 0x80)
            number >>= 7
        groups.append(number)
        return bytes(groups)

    @staticmethod
    def decode(data):
        """The number of these bytes, in any encoding, or None if they are invalid."""
        if not data or any((b < 0x80) != (i == len(data) - 1) for i, b in enumerate(data)):
            return None
        groups = data[:_MOST_BYTES]
        # What lies beyond 32 bits has no weight for those who read these numbers.
        return sum((b & 0x7F) << 7 * i for i, b in enumerate(groups)) & _MOST

    @classmethod
    def value(cls, data):
        """Bytes as documents have them: as a number where it would be spelled so."""
        number = cls.decode(data)
        return number if number is not None and cls.encode(number) == data else data

    @classmethod
    def bytes_of(cls, value):
        """The bytes of a value of a document, or None where it has none."""
        return cls.encode(value) if isinstance(value, int) else value


_ADAPTERS = {"leb128": Leb128}


def adapter(field):
    """The adapter of a varint."""
    return _ADAPTERS[field.adapter]
