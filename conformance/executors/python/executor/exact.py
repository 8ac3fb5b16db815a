"""A stream for generated code that loses nothing.

Python's floats quiet the signalling NaNs of 32 bits, and texts that are none in their encoding
cannot be decoded. So numbers and texts that come from this stream remember their bytes, and give
these when they are written.
"""

import struct

from kaitaistruct import KaitaiStream


class ExactFloat(float):
    """A float and the bytes that it was made of."""

    data = b""

    @classmethod
    def of(cls, packer, data):
        made = cls(packer.unpack(data)[0])
        made.data = data
        return made


class ExactText(str):
    """A text and its bytes, whether these are a text in the encoding or not."""

    data = b""

    @classmethod
    def of(cls, data, encoding):
        made = cls(data.decode(encoding, "replace"))
        made.data = data
        return made

    def encode(self, encoding="utf-8", errors="strict"):
        return self.data


class ExactBytes(bytes):
    """Bytes that generated code decodes to a text which remembers them."""

    def decode(self, encoding="utf-8", errors="strict"):
        return ExactText.of(bytes(self), encoding)


class ExactStream(KaitaiStream):
    """A stream of exact values."""

    def read_bytes(self, n):
        return ExactBytes(super().read_bytes(n))

    def read_bytes_full(self):
        return ExactBytes(super().read_bytes_full())

    def read_bytes_term(self, *how):
        return ExactBytes(super().read_bytes_term(*how))

    def read_bytes_term_multi(self, *how):
        return ExactBytes(super().read_bytes_term_multi(*how))

    def read_f4le(self):
        return ExactFloat.of(self.packer_f4le, self.read_bytes(4))

    def read_f4be(self):
        return ExactFloat.of(self.packer_f4be, self.read_bytes(4))

    def read_f8le(self):
        return ExactFloat.of(self.packer_f8le, self.read_bytes(8))

    def read_f8be(self):
        return ExactFloat.of(self.packer_f8be, self.read_bytes(8))

    def write_f4le(self, v):
        self.write_bytes(v.data)

    def write_f4be(self, v):
        self.write_bytes(v.data)

    def write_f8le(self, v):
        self.write_bytes(v.data)

    def write_f8be(self, v):
        self.write_bytes(v.data)


def float_bits(kind, value):
    """The bits of a float that was read."""
    data = value.data if isinstance(value, ExactFloat) else _packer(kind).pack(value)
    return int.from_bytes(data, _order(kind))


def float_of(kind, bits):
    """A float to be written."""
    return ExactFloat.of(_packer(kind), bits.to_bytes(kind.width, _order(kind)))


def _packer(kind):
    return struct.Struct(kind.order + ("f" if kind.width == 4 else "d"))


def _order(kind):
    return "little" if kind.order == "<" else "big"
