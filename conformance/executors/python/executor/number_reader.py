"""Numbers of a text."""

import re
import struct
from fractions import Fraction

from executor.errors import Refused

_PRINTF = re.compile(r"(-?)1\.#(INF|IND|QNAN)0*")
_SPECIAL = re.compile(r"(-?)(?:(inf)|nan(?::0x([0-9a-fA-F]+))?)")
_DECIMAL = re.compile(r"-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?")
_FRACTION_BITS = {4: 23, 8: 52}

# The bits of a double that a float of 32 bits has not, and these where it is half way between two.
_SURPLUS = (1 << 29) - 1
_MIDDLE = 1 << 28
_LEAST_NORMAL = 2.0**-126
_LEAST_ROUNDED_UP = 2.0**-150
_BEYOND = 2.0**128


def read_integer(text):
    """A whole number in decimal or hexadecimal digits."""
    return int(text, 16 if "0x" in text else 10)


def read_float(kind, text):
    """The bits of the float that is nearest to a number."""
    if _DECIMAL.fullmatch(text):
        magnitude = text[1:] if text.startswith("-") else text
        bits = _nearest8(magnitude) if kind.width == 8 else _nearest4(magnitude)
        if bits == _infinity(kind):
            raise Refused(f"{text} is beyond what {kind.bits} bits hold")
    else:
        bits = _non_finite(kind, text)
    return bits | (text.startswith("-") << (kind.bits - 1))


def _infinity(kind):
    fraction_bits = _FRACTION_BITS[kind.width]
    return (1 << (kind.bits - 1)) - (1 << fraction_bits)


def _non_finite(kind, text):
    fraction_bits = _FRACTION_BITS[kind.width]
    quiet = 1 << (fraction_bits - 1)
    printf = _PRINTF.fullmatch(text)
    if printf and kind.width == 8:
        return _infinity(kind) | (0 if printf[2] == "INF" else quiet)
    special = _SPECIAL.fullmatch(text)
    if not special:
        raise Refused(f"{text} is not a number")
    if special[2]:
        return _infinity(kind)
    payload = int(special[3], 16) if special[3] else quiet
    if payload == 0 or payload >> fraction_bits:
        raise Refused(f"{text} is not a valid NaN: its payload must fit and not be 0")
    return _infinity(kind) | payload


def _nearest8(text):
    return _bits(float(text))


def _bits(double):
    return int.from_bytes(struct.pack("<d", double), "little")


def _nearest4(text):
    """Rounding to a double and then again is rounding once, but half way between two floats."""
    double = float(text)
    if double < _LEAST_ROUNDED_UP:
        return 0
    if double >= _BEYOND:
        return 0x7F80_0000
    if double < _LEAST_NORMAL or _bits(double) & _SURPLUS == _MIDDLE:
        return _exactly(Fraction(text), double)
    try:
        return int.from_bytes(struct.pack("<f", double), "little")
    except OverflowError:
        return 0x7F80_0000


def _exactly(value, double):
    """Counts in the distance of floats around there; bits of floats ascend as their values do."""
    exponent = max((_bits(double) >> 52) - 1023, -126)
    counted = round(value / Fraction(2) ** (exponent - 23))
    return counted + ((exponent + 126) << 23)
