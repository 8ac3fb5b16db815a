"""The files of a package, by path, before they are written in some form."""
import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Entry:
    """A file, or a link if `link` is not empty."""
    data: bytes = b""
    executable: bool = False
    link: str = ""

    @property
    def mode(self):
        return 0o777 if self.link else 0o755 if self.executable else 0o644


class Tree:
    """Paths separated by '/', without a leading one."""

    def __init__(self, entries=None):
        self.entries = dict(entries or {})

    def add(self, path, data, executable=False):
        data = data.encode() if isinstance(data, str) else data
        self.entries[path] = Entry(data, executable)

    def link(self, path, target):
        self.entries[path] = Entry(link=target)

    def file(self, path, source, executable=None):
        source = Path(source)
        runs = os.access(source, os.X_OK) if executable is None else executable
        self.add(path, source.read_bytes(), runs)

    def folder(self, path, source, executable=None):
        """All files and links below `source`."""
        source = Path(source)
        for each in sorted(source.rglob("*")):
            name = f"{path}/{each.relative_to(source).as_posix()}"
            if each.is_symlink():
                self.link(name, os.readlink(each))
            elif each.is_file():
                self.file(name, each, executable)

    def below(self, prefix):
        return Tree({f"{prefix}/{path}": entry for path, entry in self.entries.items()})

    def without(self, prefix):
        return Tree({path: entry for path, entry in self.entries.items() if not path.startswith(prefix)})

    def only(self, prefix):
        return Tree({path: entry for path, entry in self.entries.items() if path.startswith(prefix)})

    def jars(self):
        """The contents of the jars, by name."""
        return {path.rsplit("/", 1)[1]: entry.data for path, entry in self.entries.items()
                if path.startswith("app/") and path.endswith(".jar")}

    def plus(self, other):
        return Tree({**self.entries, **other.entries})

    def folders(self):
        """The folders of all entries, parents first."""
        found = set()
        for path in self.entries:
            parts = path.split("/")[:-1]
            found.update("/".join(parts[:i + 1]) for i in range(len(parts)))
        return sorted(found)

    def sorted(self):
        return sorted(self.entries.items())
