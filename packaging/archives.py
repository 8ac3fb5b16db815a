"""Writes trees as archives. The same tree always gives the same bytes: entries are sorted, times are those of the
commit, owners are root."""
import gzip
import io
import os
import subprocess
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path


def tar(tree, when):
    """An uncompressed tar, with its folders."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        members = [(folder, None) for folder in tree.folders()] + list(tree.entries.items())
        for path, entry in sorted(members, key=lambda member: member[0]):
            info = tarfile.TarInfo(path)
            info.mtime = when
            info.uname = info.gname = "root"
            if entry is None:
                info.type, info.mode = tarfile.DIRTYPE, 0o1777 if path == "tmp" else 0o755
                archive.addfile(info)
            elif entry.link:
                info.type, info.linkname, info.mode = tarfile.SYMTYPE, entry.link, entry.mode
                archive.addfile(info)
            else:
                info.size, info.mode = len(entry.data), entry.mode
                archive.addfile(info, io.BytesIO(entry.data))
    return out.getvalue()


def gzipped(data):
    """Compressed, without a name and a time."""
    return gzip.compress(data, compresslevel=6, mtime=0)


def write_tar(path, tree, when):
    Path(path).write_bytes(gzipped(tar(tree, when)))


def write_zip(path, tree, when):
    date = time.gmtime(when)[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for name, entry in tree.sorted():
            info = zipfile.ZipInfo(name, date)
            info.create_system = 3  # Unix: the modes that follow are its modes.
            kind = 0o120000 if entry.link else 0o100000
            info.external_attr = (kind | entry.mode) << 16
            info.compress_type = zipfile.ZIP_STORED if name.endswith(".jar") else zipfile.ZIP_DEFLATED
            archive.writestr(info, entry.link.encode() if entry.link else entry.data)


def write_deb(path, tree, control, when):
    """A Debian package of `tree`; `control` are the files that describe it."""
    with tempfile.TemporaryDirectory() as work:
        materialize(tree, work, when)
        materialize(control.below("DEBIAN"), work, when)
        for folder, _, _ in os.walk(work):
            os.chmod(folder, 0o755)
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "-z4", "--threads-max=1", "--build", work, str(path)],
            check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(when)})


def materialize(tree, folder, when):
    """Writes a tree as files."""
    for path, entry in tree.sorted():
        target = Path(folder, path)
        target.parent.mkdir(parents=True, exist_ok=True)
        if entry.link:
            target.symlink_to(entry.link)
        else:
            target.write_bytes(entry.data)
            target.chmod(entry.mode)
            os.utime(target, (when, when))
