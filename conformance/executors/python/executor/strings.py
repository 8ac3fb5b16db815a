"""Strings of a text, and how they are spelled.

A text is UTF-8 and a string has its own encoding. Readable characters are printed as they are;
the rule for what cannot is a fixed list, so that the same bytes print the same everywhere.
"""

import re

from executor.characters import Characters
from executor.errors import Refused

_ESCAPE = re.compile(r"\\(?:([nrt\"\\])|x([0-9a-fA-F]{2})|u\{([0-9a-fA-F]+)\})")
_SIMPLE = {"n": "\n", "r": "\r", "t": "\t", '"': '"', "\\": "\\"}
_SPELLED = {ord(character): "\\" + letter for letter, character in _SIMPLE.items()}
_MOST = 0x10FFFF


def read_string(spelling, encoding):
    """The bytes of a string with its quotes."""
    text = spelling[1:-1].decode("utf-8")
    characters = Characters(encoding)
    read = bytearray()
    at = 0
    while at < len(text):
        if text[at] == "\\":
            escape = _ESCAPE.match(text, at)
            if not escape:
                raise Refused(f"'{text[at : at + 2]}' is not an escape")
            read += _escaped(escape, characters)
            at = escape.end()
        else:
            read += characters.encode(text[at])
            at += 1
    return bytes(read)


def read_raw_string(spelling):
    """The same in a text without escapes."""
    return spelling[1:-1]


def _escaped(escape, characters):
    simple, byte, number = escape.groups()
    if byte:
        return bytes.fromhex(byte)
    if simple:
        return characters.encode(_SIMPLE[simple])
    code_point = int(number, 16)
    if code_point > _MOST or 0xD800 <= code_point <= 0xDFFF:
        raise Refused(f"invalid code point {number}")
    return characters.encode(chr(code_point))


def spell_string(data, encoding):
    """The canonical spelling of bytes, with quotes."""
    spelled = []
    for character, unit in Characters(encoding).decode(data):
        if character is None:
            spelled.append("".join(f"\\x{byte:02x}" for byte in unit))
        else:
            spelled.append(_spell(ord(character)))
    return f'"{"".join(spelled)}"'.encode()


def spell_raw_string(data):
    """Bytes in quotes as they are, or None where they have a quote or a line end in them."""
    return None if any(byte in data for byte in b'"\n\r') else b'"' + data + b'"'


def _spell(code_point):
    if code_point in _SPELLED:
        return _SPELLED[code_point]
    return chr(code_point) if _is_readable(code_point) else f"\\u{{{code_point:x}}}"


def _is_readable(c):
    control = c < 0x20 or 0x7F <= c <= 0x9F
    # Characters that are not seen but break lines, change the direction of text, or hide.
    layout = (
        0x200B <= c <= 0x200F
        or 0x2028 <= c <= 0x202E
        or 0x2060 <= c <= 0x2069
        or c in (0x061C, 0xFEFF)
    )
    no_character = c & 0xFFFE == 0xFFFE or 0xFDD0 <= c <= 0xFDEF
    return not (control or layout or no_character)
