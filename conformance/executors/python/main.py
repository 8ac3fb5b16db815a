"""Serves on the standard streams, on a stack that takes what is deeply nested."""

import sys
import threading

from executor.server import serve

_STACK_BYTES = 256 << 20
_MOST_FRAMES = 40_000


def main():
    sys.setrecursionlimit(_MOST_FRAMES)
    if hasattr(sys, "set_int_max_str_digits"):
        # A number of a text may have as many digits as it likes.
        sys.set_int_max_str_digits(0)
    threading.stack_size(_STACK_BYTES)
    requests, answers = sys.stdin.buffer, sys.stdout.buffer
    # Whatever else is printed must not get between the answers.
    sys.stdout = sys.stderr
    thread = threading.Thread(target=serve, args=(requests, answers))
    thread.start()
    thread.join()


if __name__ == "__main__":
    main()
