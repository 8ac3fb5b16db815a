"""What surrounds bytes or text in a file."""


class Frame:
    """So many bytes, of which a terminator or padding ends the value; or bytes that follow it."""

    def __init__(self, json):
        self.after = json.get("after", 0)
        self.size = json.get("size")
        self._terminator = json.get("terminator", -1)
        self._unit = json.get("unit", 1)
        self._pad = json.get("pad", 0)

    @staticmethod
    def of(json):
        return Frame(json) if "size" in json or "after" in json else None

    @property
    def filled(self):
        return self.size is not None

    def fill(self, value):
        """All the bytes for a value, or None where it does not fit."""
        if len(value) > self.size or (self._terminator >= 0 and self._end(value) < len(value)):
            return None
        everything = value
        if self._terminator >= 0:
            everything += bytes([self._terminator]) * min(self._unit, self.size - len(value))
        everything += bytes([self._pad]) * (self.size - len(everything))
        return everything if self.strip(everything) == value else None

    def value(self, everything):
        """The content of all the bytes, if it is encoded as these; else None."""
        if len(everything) != self.size:
            return None
        value = self.strip(everything)
        return value if self.fill(value) == everything else None

    def strip(self, everything):
        if self._terminator >= 0:
            return everything[: self._end(everything)]
        pad = bytes([self._pad]) * self._unit
        while everything.endswith(pad):
            everything = everything[: -self._unit]
        return everything

    def _end(self, data):
        terminator = bytes([self._terminator]) * self._unit
        for at in range(0, len(data) - self._unit + 1, self._unit):
            if data[at : at + self._unit] == terminator:
                return at
        return len(data)
