"""Messages in streams: a length of 4 bytes, little-endian, and so many bytes."""


def read(stream):
    """The bytes of the next message; None where the stream has ended."""
    length = stream.read(4)
    return stream.read(int.from_bytes(length, "little")) if len(length) == 4 else None


def write(data, stream):
    """Writes the bytes of a message."""
    stream.write(len(data).to_bytes(4, "little"))
    stream.write(data)
    stream.flush()
