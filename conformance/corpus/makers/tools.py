"""Runs programs of the machine in an empty folder."""
import os
import shutil
import subprocess
import tempfile
from pathlib import Path


class Missing(Exception):
    """A program that is not installed."""


class Workshop:
    """An empty folder in which programs run; deleted at the end."""

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="corpus-"))
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def write(self, name, content):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        os.utime(path, (1700000000, 1700000000))
        return path

    def read(self, name):
        return (self.folder / name).read_bytes()

    def run(self, program, *arguments, **environment):
        path = shutil.which(program, path=os.environ.get("PATH", "") + ":/sbin:/usr/sbin")
        if path is None:
            raise Missing(program)
        env = {**os.environ, "LC_ALL": "C", "TZ": "UTC", "SOURCE_DATE_EPOCH": "1700000000", **environment}
        subprocess.run([path, *arguments], cwd=self.folder, env=env, check=True,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
