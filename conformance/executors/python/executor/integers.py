"""Spells integers in decimal or hexadecimal digits, and sets of bits by names."""


def spell_integer(number, radix, digits):
    """A number in at least so many hexadecimal digits, or in decimal ones."""
    if radix != 16:
        return str(number)
    return f"{'-' if number < 0 else ''}0x{abs(number):0{digits}x}"


def spell_flags(names, number):
    """The names of the bits of a number: one word, or a tuple of several."""
    if number == 0:
        return names.name_of(0) or "0"
    chosen = []
    rest = number
    members = [(value % 2**64, name) for value, name in names.names.items() if value != 0]
    for value, name in sorted(members, key=_most_bits_first):
        if rest & value == value:
            chosen.append((value, name))
            rest &= ~value
    words = [name for _, name in sorted(chosen)]
    if rest:
        words.append(f"0x{rest:x}")
    return words[0] if len(words) == 1 else f"({' '.join(words)})"


def _most_bits_first(member):
    return -bin(member[0]).count("1"), member[0]
