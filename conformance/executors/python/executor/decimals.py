"""Doubles with a fixed number of decimals if that is exact, otherwise with as many as needed."""

import math
import struct
from decimal import Decimal

_NAN = 0x7FF8_0000_0000_0000
_INFINITY = 0x7FF0_0000_0000_0000


def spell_decimals(bits, decimals):
    """The double of these bits without an exponent, or None for a NaN that has no spelling here."""
    value = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    if not math.isfinite(value):
        return _special(bits, decimals)
    text = f"{value:.{decimals}f}"
    return text if float(text) == value else f"{Decimal(repr(value)):f}"


def _special(bits, decimals):
    """Infinities and NaNs as Microsoft's C library printed them before 2015."""
    negative = bits >> 63
    unsigned = bits & ((1 << 63) - 1)
    if unsigned not in (_INFINITY, _NAN):
        return None
    word = "1.#INF" if unsigned == _INFINITY else "1.#IND" if negative else "1.#QNAN"
    zeros = decimals - (len(word) - 2)
    return ("-" if negative else "") + word + "0" * zeros if zeros >= 0 else None
