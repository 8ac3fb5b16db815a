"""Reads files with code that Kaitai Struct generated for Python, and lists every value.

Arguments: jobs, results. A line of jobs: a folder of generated code, the name of the module, and
a file, separated by tabs. For line n, results has n.values. Each line of it is a path, a tab, and
a value:

    true false null    as they are
    -5                 an integer, also of an enum
    f:3ff0000000000000 the bits of a number of 64 bits; f:nan for every NaN
    b:00ff             bytes
    s:caf\\u00e9        a string
    {Type              a struct, whose members follow
    [3                 a list and its length, whose elements follow
    @/path             a struct that is listed already
    io                 a stream
    !message           an instance that could not be read

The separator behind a name of an instance is a colon. Standard output has a line for each job:
its number, and `read` or `failed` with a message.
"""
import enum
import importlib
import inspect
import io
import os
import re
import resource
import signal
import struct
import sys
import threading

from kaitaistruct import KaitaiStream, KaitaiStruct

SECONDS, MEMORY, VALUES = 20, 3 << 30, 2_000_000


class Listing:
    """The values of one file."""

    def __init__(self, out):
        self.out = out
        self.seen = {}
        self.kinds = {}
        self.left = VALUES

    def value(self, path, value):
        self.left -= 1
        if self.left < 0:
            raise MemoryError("too many values")
        if isinstance(value, KaitaiStruct):
            self.struct(path, value)
        elif isinstance(value, (list, tuple)):
            self.line(path, f"[{len(value)}")
            for index, element in enumerate(value):
                self.value(f"{path}[{index}]", element)
        else:
            self.line(path, scalar(value))

    def struct(self, path, value):
        if id(value) in self.seen:
            self.line(path, "@" + self.seen[id(value)][0])
            return
        self.seen[id(value)] = path or "/", value
        kind = type(value)
        self.line(path or "/", "{" + kind.__qualname__)
        if kind not in self.kinds:
            self.kinds[kind] = members(kind)
        skipped, instances = self.kinds[kind]
        for name, member in list(vars(value).items()):
            if name not in skipped and (not name.startswith("_") or name.startswith("_unnamed")):
                self.value(f"{path}/{name}", member)
        for name in instances:
            try:
                member = getattr(value, name)
            except (MemoryError, TimeoutError):
                raise
            except Exception as e:
                self.line(f"{path}:{name}", "!" + brief(e))
            else:
                self.value(f"{path}:{name}", member)

    def line(self, path, text):
        self.out.write(f"{path}\t{text}\n")


def members(kind):
    """What of a class is no field (its parameters), and its instances."""
    return (
        set(inspect.signature(kind.__init__).parameters),
        sorted(n for n in dir(kind) if isinstance(inspect.getattr_static(kind, n), property)),
    )


def scalar(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return "f:nan" if value != value else "f:" + struct.pack(">d", value).hex()
    if isinstance(value, (bytes, bytearray)):
        return "b:" + value.hex()
    if isinstance(value, str):
        return "s:" + re.sub(r"[^\x20-\x5b\x5d-\x7e]", escaped, value)
    return "io" if isinstance(value, KaitaiStream) else "?" + type(value).__name__


def escaped(match):
    code = ord(match.group())
    if code > 0xFFFF:
        code -= 0x10000
        return f"\\u{0xd800 + (code >> 10):04x}\\u{0xdc00 + (code & 0x3ff):04x}"
    return f"\\u{code:04x}"


def brief(error):
    return f"{type(error).__name__}: {error}".replace("\n", " ").replace("\t", " ")[:200]


def read(folder, module, file, to):
    sys.path.insert(0, folder)
    loaded = importlib.import_module(module)
    root = getattr(loaded, "".join(part.capitalize() for part in module.split("_")))
    with open(file, "rb") as content:
        made = root(KaitaiStream(io.BytesIO(content.read())))
    if hasattr(root, "SEQ_FIELDS"):
        made._read()
    with open(to, "w", encoding="utf-8") as out:
        Listing(out).value("", made)


def job(number, line, results):
    to = os.path.join(results, f"{number}.values")
    signal.alarm(SECONDS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        read(*line.rstrip("\n").split("\t"), to)
        print(number, "read", "", sep="\t", flush=True)
    except BaseException as e:
        if os.path.exists(to):
            os.remove(to)
        print(number, "failed", brief(e), sep="\t", flush=True)


def late(*_):
    raise TimeoutError(f"more than {SECONDS} s")


def run():
    with open(sys.argv[1], encoding="utf-8") as jobs:
        lines = jobs.readlines()
    for number, line in enumerate(lines):
        child = os.fork()
        if child == 0:
            job(number, line, sys.argv[2])
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status:
            print(number, "failed", f"ended by signal {status}", sep="\t", flush=True)


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)
    threading.stack_size(512 << 20)
    # Signals arrive in the main thread only, which in a child is the thread that forked.
    signal.signal(signal.SIGALRM, late)
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
