"""Archives and packed files."""
import gzip
import io
import struct
import tarfile
import zipfile

from .tools import Workshop

_TIME = (2023, 11, 14, 22, 13, 20)
_FILES = {"a.txt": b"first\n", "folder/b.bin": bytes(range(256)), "folder/empty": b""}


def zip_archive():
    for name, method in (("stored.zip", zipfile.ZIP_STORED), ("deflated.zip", zipfile.ZIP_DEFLATED)):
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", method) as made:
            for path, content in _FILES.items():
                made.writestr(zipfile.ZipInfo(path, _TIME), content, method)
            made.comment = b"comment" if method else b""
        yield name, out.getvalue()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w"):
        pass
    yield "empty.zip", out.getvalue()
    with Workshop() as shop:
        for path, content in _FILES.items():
            shop.write(path, content)
        shop.run("zip", "-q", "-r", "unix.zip", "a.txt", "folder")
        yield "unix.zip", shop.read("unix.zip")


def tar_archive():
    for name, form in (("ustar.tar", tarfile.USTAR_FORMAT), ("pax.tar", tarfile.PAX_FORMAT)):
        out = io.BytesIO()
        with tarfile.open(fileobj=out, mode="w", format=form) as made:
            for path, content in {**_FILES, "long/" + "n" * (90 if "ustar" in name else 160): b"x" * 600}.items():
                info = tarfile.TarInfo(path)
                info.size, info.mtime, info.uname = len(content), 1700000000, "user"
                made.addfile(info, io.BytesIO(content))
            link = tarfile.TarInfo("link")
            link.type, link.linkname = tarfile.SYMTYPE, "a.txt"
            made.addfile(link)
        yield name, out.getvalue()
    with Workshop() as shop:
        for path, content in _FILES.items():
            shop.write(path, content)
        shop.run("tar", "--format=ustar", "--owner=0", "--group=0", "--mtime=@1700000000", "--sort=name", "-cf",
                 "gnu.tar", "a.txt", "folder")
        yield "gnu.tar", shop.read("gnu.tar")


def ar_archive():
    with Workshop() as shop:
        shop.write("odd.txt", b"odd")
        shop.write("a_file_with_a_long_name.txt", b"even")
        shop.write("a.s", ".globl first\nfirst: .byte 1\n")
        shop.run("ar", "rcD", "texts.a", "odd.txt", "a_file_with_a_long_name.txt")
        yield "texts.a", shop.read("texts.a")
        shop.run("ar", "rcD", "empty.a")
        yield "empty.a", shop.read("empty.a")
        shop.run("as", "a.s", "-o", "a.o")
        shop.run("ar", "rcsD", "library.a", "a.o", "odd.txt")
        yield "library.a", shop.read("library.a")


def cpio_newc():
    def entry(number, name, body, mode):
        fields = (number, mode, 0, 0, 1, 1700000000, len(body), 0, 0, 0, 0, len(name) + 1, 0)
        head = b"070701" + b"".join(b"%08X" % field for field in fields) + name.encode() + b"\0"
        return head + bytes(-len(head) % 4) + body + bytes(-len(body) % 4)

    end = entry(0, "TRAILER!!!", b"", 0)
    yield "empty.cpio", end
    made = b"".join(entry(i + 1, name, body, 0o100644) for i, (name, body) in enumerate(_FILES.items()))
    made += entry(9, "bin", b"", 0o40755) + entry(10, "link", b"a.txt", 0o120777)
    yield "files.cpio", made + end
    yield "padded.cpio", made + end + bytes(-len(made + end) % 512)


def gzip_file():
    yield "python.gz", gzip.compress(b"text " * 100, mtime=1700000000)
    yield "empty.gz", gzip.compress(b"", mtime=0)
    with Workshop() as shop:
        shop.write("named.txt", b"named\n" * 20)
        shop.run("gzip", "-9", "-k", "named.txt")
        yield "named.gz", shop.read("named.txt.gz")
    packed = gzip.compress(b"all fields", mtime=1)[10:]
    head = b"\x1f\x8b\x08" + bytes([4 + 8 + 16]) + struct.pack("<IBB", 1, 2, 3)
    yield "fields.gz", head + struct.pack("<H2sH3s", 7, b"Ap", 3, b"abc") + b"name\0caf\xe9\0" + packed
