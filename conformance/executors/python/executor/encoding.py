"""Whether bytes are a text at all."""

from executor.errors import Refused

BYTE_ORDER_MARK = b"\xef\xbb\xbf"

# As much of a text as shows what it is.
_START = 4096


def body_start(data):
    """Where a text begins after its byte order mark."""
    return len(BYTE_ORDER_MARK) if data.startswith(BYTE_ORDER_MARK) else 0


def check_encoding(data, raw):
    """Refuses invalid encodings; raw strings may contain any bytes."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")) or _alternating_zeros(data):
        raise Refused("the text is UTF-16")
    if raw:
        return
    if b"\0" in data[:_START]:
        raise Refused("this is not a text: it has a zero byte")
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as e:
        raise Refused(f"the byte at {e.start} is not UTF-8") from e


def _alternating_zeros(data):
    zeros = [byte == 0 for byte in data[:4]]
    return zeros in ([True, False, True, False], [False, True, False, True])
