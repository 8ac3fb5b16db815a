"""Volumes and tables of partitions."""
import struct
import uuid
import zlib

from .tools import Workshop


def fat_volume():
    def volume(entries, extended=0x29):
        boot = b"\xeb\x3c\x90MSDOS5.0" + struct.pack("<HBHBHHBHHHII", 512, 1, 1, 2, 16, 20, 0xF0, 1, 9, 2, 0, 0) + bytes(
            (0, 0, extended)) + struct.pack("<I", 0xCAFE) + b"CORPUS     FAT12   "
        boot = boot.ljust(510, b"\0") + b"\x55\xaa"
        fat = (b"\xf0\xff\xff\xff\x0f").ljust(512, b"\0")
        return boot + fat * 2 + b"".join(entries).ljust(512, b"\0") + bytes(16 * 512)

    def entry(name, extension, attributes, size):
        return struct.pack("<8s3sB10xHHHI", name.ljust(8), extension.ljust(3), attributes, 0xB1AB, 0x576E, 2, size)

    yield "files.img", volume([entry(b"CORPUS", b"", 8, 0), entry(b"A", b"TXT", 0x20, 5), entry(b"FOLDER", b"", 0x10, 0)])
    yield "empty.img", volume([])
    yield "accents.img", volume([entry("CAFÉ".encode("cp437"), b"\x80", 0x21, 0)])


def ext2_volume():
    with Workshop() as shop:
        shop.write("content/a.txt", b"text")
        shop.write("content/folder/b", b"more")
        identity = ("-U", "12345678-1234-1234-1234-123456789abc", "-E", "hash_seed=12345678-1234-1234-1234-123456789abc")
        for name, options in (("plain.img", ("-L", "corpus", "-r", "0")), ("files.img", ("-d", "content", "-I", "128"))):
            shop.write(name, bytes(60 * 1024))
            shop.run("mkfs.ext2", "-q", "-F", "-b", "1024", "-N", "16", "-O", "none,filetype" if "files" in name else "none",
                     *identity, *options, name, "60", E2FSPROGS_FAKE_TIME="1700000000")
            yield name, shop.read(name)


def iso_image():
    def both16(n):
        return struct.pack("<H", n) + struct.pack(">H", n)

    def both32(n):
        return struct.pack("<I", n) + struct.pack(">I", n)

    def entry(block, size, flags, name, longer=0):
        body = b"\0" + both32(block) + both32(size) + bytes((123, 11, 14, 22, 13, 20, 0)) + bytes((flags, 0, 0)) + both16(1) + bytes(
            [len(name)]) + name + bytes((len(name) + 1) % 2) + bytes(longer)
        return bytes([len(body) + 1]) + body

    def image(names, supplementary):
        number = 19 + supplementary
        primary = b"\1CD001\1\0" + b"LINUX".ljust(32) + b"CORPUS".ljust(32) + bytes(8) + both32(number + 3) + bytes(32)
        primary += both16(1) + both16(1) + both16(2048) + both32(10) + struct.pack("<II", number - 1, 0) + struct.pack(
            ">II", number, 0) + entry(number + 1, 2048, 2, b"\0") + b"".join(
                text.ljust(size) for text, size in ((b"SET", 128), (b"ADA", 128), (b"", 128), (b"BY HAND", 128)))
        primary += b" " * 111 + (b"2023111422132000\0") * 4
        out = bytes(32768) + primary.ljust(2048, b"\0")
        if supplementary:
            out += (b"\2CD001\1\0" + "LINUX".ljust(16).encode("utf-16be") + "Corpus ü".ljust(16).encode("utf-16be")).ljust(2048, b"\0")
        out += b"\xffCD001\1".ljust(2048, b"\0")
        path = struct.pack("<BBIH", 1, 0, number + 1, 1) + b"\0\0"
        files = b"".join(entry(number + 2, 5, 0, name, 2) for name in names)
        root = entry(number + 1, 2048, 2, b"\0") + entry(number + 1, 2048, 2, b"\1") + files
        return out + path.ljust(2048, b"\0") * 2 + root.ljust(2048, b"\0") + b"hello".ljust(2048, b"\0")

    yield "files.iso", image([b"A.TXT;1", b"LONGER_NAME.TXT;1"], 0)
    yield "joliet.iso", image([b"A.TXT;1"], 1)


def mbr_table():
    def table(*partitions):
        entries = b"".join(struct.pack("<B3sB3sII", status, b"\1\xc1\2", kind, b"\xfe\xff\xff", first, size)
                           for status, kind, first, size in partitions)
        return b"\xfa\xeb\xfe".ljust(0x1BE, b"\0") + entries.ljust(64, b"\0") + b"\x55\xaa"

    yield "empty.img", table()
    yield "linux.img", table((0x80, 0x83, 1, 2), (0, 0x82, 2048, 100000)) + b"first partition ".ljust(1024, b".")
    yield "gpt.img", table((0, 0xEE, 1, 0xFFFFFFFF))
    with Workshop() as shop:
        shop.write("disk.img", bytes(64 * 512))
        shop.write("script", "label: dos\nlabel-id: 0x1234\nstart=8, size=16, type=83, bootable\nstart=24, size=8, type=6\n")
        shop.run("sh", "-c", "PATH=$PATH:/sbin:/usr/sbin; command -v sfdisk && sfdisk -q disk.img < script || true")
        yield "sfdisk.img", shop.read("disk.img") if shop.read("disk.img")[510:512] == b"\x55\xaa" else table()


def gpt_table():
    linux = uuid.UUID("0fc63daf-8483-4772-8e79-3d69d8477de4").bytes_le

    def disk(*names):
        sectors = 16
        entries = b"".join(linux + bytes([i] * 16) + struct.pack("<QQQ", 4 + i, 5 + i, 1 << 60) + name.encode("utf-16le").ljust(72, b"\0")
                           for i, name in enumerate(names)).ljust(512, b"\0")

        def header(here, other, table):
            head = b"EFI PART" + struct.pack("<IIIIQQQQ16sQIII", 0x10000, 92, 0, 0, here, other, 4, sectors - 3, bytes(range(16)), table,
                                             4, 128, zlib.crc32(entries))
            return (head[:16] + struct.pack("<I", zlib.crc32(head)) + head[20:]).ljust(512, b"\0")

        return bytes(510) + b"\x55\xaa" + header(1, sectors - 1, 2) + entries + bytes(512 * (sectors - 5)) + entries + header(
            sectors - 1, 1, sectors - 2)

    yield "two.img", disk("root", "größer")
    yield "empty.img", disk()
