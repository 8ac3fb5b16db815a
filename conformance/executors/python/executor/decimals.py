"""Doubles with a fixed number of decimals, where those are all there is to them."""

import math
import struct

# Up to here every whole number is a double.
_MOST = 2.0**53
_NAN = 0x7FF8_0000_0000_0000
_INFINITY = 0x7FF0_0000_0000_0000


def spell_decimals(bits, decimals):
    """The double of these bits, or None where the text would be another number."""
    value = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    if not math.isfinite(value):
        return _special(bits, decimals)
    power = 10.0**decimals
    scaled = value * power
    # The quotient of two whole numbers is rounded as a decimal number is when it is read.
    same = abs(scaled) < _MOST and round(scaled) / power == value
    return f"{value:.{decimals}f}" if same else None


def _special(bits, decimals):
    """Infinities and NaNs as Microsoft's C library printed them before 2015."""
    negative = bits >> 63
    unsigned = bits & ((1 << 63) - 1)
    if unsigned not in (_INFINITY, _NAN):
        return None
    word = "1.#INF" if unsigned == _INFINITY else "1.#IND" if negative else "1.#QNAN"
    zeros = decimals - (len(word) - 2)
    return ("-" if negative else "") + word + "0" * zeros if zeros >= 0 else None
