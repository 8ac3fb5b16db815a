"""Bytes of a text: x"0a0b", two digits a byte."""

import re

from executor.errors import Refused

_BYTES_PER_LINE = 32
_PAIRS = re.compile(rb"(?:[ \t\r\n]*[0-9a-fA-F]{2})*[ \t\r\n]*")


def read_bytes(spelling):
    """The bytes of a literal."""
    digits = spelling[2:-1]
    if not _PAIRS.fullmatch(digits):
        raise Refused("a byte has two digits, and one of these has one")
    return bytes.fromhex(digits.decode("ascii"))


def spell_bytes(data, line_break):
    """The canonical spelling: in one line where bytes are few, otherwise from the next line on."""
    if len(data) <= _BYTES_PER_LINE:
        lines = [data.hex()]
    else:
        starts = range(0, len(data), _BYTES_PER_LINE)
        lines = ["", *(data[at : at + _BYTES_PER_LINE].hex() for at in starts)]
    return f'x"{line_break.join(lines)}"'.encode("ascii")
