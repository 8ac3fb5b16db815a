"""Finds generated code: one flat folder, beside those of the other languages."""

import functools
import importlib.util
import inspect
import sys
from pathlib import Path

from kaitaistruct import BytesIO, KaitaiStream, KaitaiStruct

from executor.errors import Unsupported

FOLDER = Path(__file__).resolve().parents[4] / "generated" / "python"

sys.path.insert(0, str(FOLDER))


def struct_class(name):
    """The class of a struct of a schema."""
    found = _of_name(name)
    if found is None:
        raise Unsupported(f"generated code has no struct {name}")
    return found


def enum_class(name):
    """The class of an enum of a schema, or None: not all names are in the spec."""
    return _of_name(name)


@functools.lru_cache(maxsize=None)
def _of_name(name):
    module, *nested = name.split("::")
    if importlib.util.find_spec(module) is None:
        return None
    found = importlib.import_module(module)
    for part in [module, *nested]:
        found = getattr(found, _camel(part), None)
    return found


def create(cls, owner):
    """An object within another one, or a root; an object of another spec is a root."""
    if owner is None or cls.__module__ != type(owner).__module__:
        return cls()
    return cls(None, owner, owner._root)


def varint_class(owner, member):
    """The class of numbers, seen from a class, that are nothing but bytes called member."""
    for cls in _scope(owner):
        if _is_varint(cls, member):
            return cls
    raise LookupError(f"no struct in reach of {owner.__qualname__} is nothing but '{member}'")


def _scope(owner):
    """The classes within a class and all around it, and those of imported modules."""
    module = sys.modules[owner.__module__]
    names = owner.__qualname__.split(".")
    for length in range(len(names), 0, -1):
        around = module
        for name in names[:length]:
            around = getattr(around, name)
        yield from _classes(around)
    for imported in filter(inspect.ismodule, vars(module).values()):
        for cls in _classes(imported):
            yield cls
            yield from _classes(cls)


def _classes(holder):
    for member in vars(holder).values():
        if inspect.isclass(member) and issubclass(member, KaitaiStruct):
            yield member


def _is_varint(cls, member):
    """A varint reads one byte of zero as a list of it."""
    try:
        read = cls(KaitaiStream(BytesIO(b"\0")))
        read._read()
    except Exception:  # Other structs may not like it, each in its own way.
        return False
    return getattr(read, member, None) == [0]


def _camel(name):
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))
