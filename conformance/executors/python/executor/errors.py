"""What may come of a request but a result."""


class Refused(Exception):
    """The input is not acceptable."""


class Unsupported(Exception):
    """The input needs what this executor does not do."""
