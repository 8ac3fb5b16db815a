"""Floats as a text spells them: the shortest decimal that reads back to the same bits."""

_FRACTION_BITS = {4: 23, 8: 52}
_MOST_PLAIN = {4: 9, 8: 15}
_LEAST_PLAIN = -5


def spell_float(kind, bits):
    """The float of these bits, in 4 or 8 bytes."""
    fraction_bits = _FRACTION_BITS[kind.width]
    ones = (1 << (kind.bits - fraction_bits - 1)) - 1
    sign = "-" if bits >> (kind.bits - 1) else ""
    biased = bits >> fraction_bits & ones
    fraction = bits & ((1 << fraction_bits) - 1)
    if biased == ones:
        return sign + _non_finite(fraction, fraction_bits)
    if biased == 0 and fraction == 0:
        return sign + "0"
    hidden = fraction | (1 << fraction_bits) if biased else fraction
    power = max(biased, 1) - ones // 2 - fraction_bits
    digits, exponent = _shortest(hidden, power, fraction == 0 and biased > 1)
    return sign + _layout(digits, exponent, _MOST_PLAIN[kind.width])


def _non_finite(fraction, fraction_bits):
    if fraction == 0:
        return "inf"
    quiet = fraction == 1 << (fraction_bits - 1)
    return "nan" if quiet else f"nan:{fraction:#x}"


def _shortest(c, q, irregular):
    """The decimal for c * 2^q, as digits and the power of ten of the last of them.

    It is irregular where the next smaller number is only half as far away. Numbers are compared in
    quarters of a unit, which is a power of ten just below the distance between floats: one multiple
    of ten units at most lies between the bounds and is the shortest, else the closest unit is.
    """
    k = _floor_log10(q, irregular)
    above = (1 << max(q, 0)) * 10 ** max(-k, 0)
    below = (1 << max(-q, 0)) * 10 ** max(k, 0)
    low = (4 * c - (1 if irregular else 2)) * above
    high = (4 * c + 2) * above
    odd = c & 1

    def within(unit):
        at = 4 * unit * below
        return low + odd <= at <= high - odd

    unit, rest = divmod(c * above, below)
    tens = unit // 10 * 10
    for ten in (tens, tens + 10):
        if within(ten):
            return ten, k
    if 2 * rest > below or (2 * rest == below and unit & 1):
        unit += 1
    if irregular and not within(unit) and low > 4 * unit * below:
        unit += 1
    return unit, k


def _floor_log10(q, irregular):
    """The logarithm of 2^q, or of three quarters of it."""
    return (q * 1_262_611 - (524_031 if irregular else 0)) >> 22


def _layout(number, power, most_plain):
    """Plain while that is short to read, otherwise with an exponent."""
    digits = str(number)
    exponent = power + len(digits) - 1
    digits = digits.rstrip("0")
    if _LEAST_PLAIN <= exponent < 0:
        return "0." + "0" * (-exponent - 1) + digits
    if 0 <= exponent <= most_plain:
        whole, fraction = digits[: exponent + 1], digits[exponent + 1 :]
        whole += "0" * (exponent + 1 - len(whole))
        return f"{whole}.{fraction}" if fraction else whole
    fraction = f".{digits[1:]}" if len(digits) > 1 else ""
    return f"{digits[0]}{fraction}e{exponent}"
