"""Kinds of numbers. A number is kept as an int; a float as its bits, so that no NaN is changed."""


class Kind:
    def __init__(self, sort, bits, order="<"):
        self.sort = sort
        self.bits = bits
        self.order = order

    @staticmethod
    def named(name):
        """The kind of a name such as s4le."""
        return Kind(name[0], 8 * int(name[1]), ">" if name.endswith("be") else "<")

    @staticmethod
    def of_bits(width):
        return Kind("u", width)

    @property
    def width(self):
        return self.bits // 8

    @property
    def tag(self):
        return f"{self.sort}{self.width}"

    @property
    def is_float(self):
        return self.sort == "f"

    def holds(self, number):
        least = -(1 << (self.bits - 1)) if self.sort == "s" else 0
        return least <= number < least + (1 << self.bits)

    def normal(self, number):
        """The number with these lowest bits."""
        number &= (1 << self.bits) - 1
        negative = self.sort == "s" and number >> (self.bits - 1)
        return number - (1 << self.bits) if negative else number
