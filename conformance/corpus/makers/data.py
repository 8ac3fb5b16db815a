"""Databases, saved games, catalogs and other data."""
import datetime
import plistlib
import sqlite3
import struct
import zlib

from .tools import Workshop


def quest_save():
    def save(version, flags, items=(), world=None, name="Ada"):
        out = b"HQ\x1a" + struct.pack("<BQI", version, 1700000000000, flags)
        out += name.encode("utf-16le").ljust(32, b"\0")[:32] + struct.pack(
            "<BBI3fid", 1, 12, 34567, 1.5, -2.25, 0.1, 1500000, 7384.5)
        out += struct.pack("<H", len(items)) + b"".join(items)
        out += b"\1" if version >= 2 else b""
        if world is not None:
            packed = zlib.compress(world)
            out += struct.pack("<I", len(packed)) + packed
        return out + b"\xde\xad"

    sword = struct.pack("<HBHfBII", 7, 0, 35, 0.75, 2, 0xDEADBEEF, 9)
    potion = struct.pack("<HBBh", 2, 1, 5, -30)
    note = "a note".encode()
    world = struct.pack("<QHH", 0xFEDCBA9876543210, 3, 2) + bytes((1, 33, 66, 99, 31, 0)) + struct.pack("<H", len(note)) + note
    yield "version1.qsav", save(1, 0, [sword, struct.pack("<HBBH", 9, 2, 1, 4)])
    yield "version2.qsav", save(2, 1 | 2 << 2 | 5 << 6 | 3 << 16, [potion, struct.pack("<HBBH", 9, 2, 1, 4) + "Übung\0".encode()])
    yield "version3.qsav", save(3, 2, [sword, potion, sword], world, "Zoë")
    yield "empty.qsav", save(3, 0)


def racer_profile():
    def slot(driver, state=1, laps=(61234, 59999, 0), keys=()):
        out = bytes([state]) + driver.encode("cp1252").ljust(16, b"\0" if state else b" ") + struct.pack(">3I", *laps)
        out += bytes([3]) + b"\xff\x80\0" + struct.pack(">4b", -3, 0, 3, 127) + (123456789012).to_bytes(5, "big")
        out += struct.pack(">H", len(keys)) + b"".join(struct.pack(">bbB", *key) for key in keys)
        return out.ljust(64, b"\0")

    def file(used, *slots):
        return b"RACER\0\1" + struct.pack(">BHBB", len(slots), 64, used, 0x60) + b"PADS" + b"".join(slots) + struct.pack("<I", 77)

    yield "two.rcr", file(3, slot("Ada"), slot("Zoë", keys=[(1, -5, 0x12), (2, 100, 0xF0)]))
    yield "none.rcr", file(0)
    yield "blank.rcr", file(1, slot("padded", 0), b"\xff" * 64)


def sqlite_database():
    for name, statements in (
        ("empty.sqlite", ["create table t (a)", "drop table t"]),
        ("values.sqlite", ["create table t (id integer primary key, a, b text)", "create index i on t (b)",
                           "insert into t values (1, 2.5, 'text'), (2, null, 'größer'), (300, x'00ff', ''), "
                           "(70000, 5000000000, 'x'), (9, -1, 'y'), (10, 100000, 'z')"]),
        ("many.sqlite", ["create table t (a, b)"] + [f"insert into t values ({i * 7}, '{'v' * (i % 9)}')" for i in range(120)]),
    ):
        with Workshop() as shop:
            made = sqlite3.connect(shop.folder / "made", isolation_level=None)
            made.execute("pragma page_size = 512")
            for statement in statements:
                made.execute(statement)
            made.close()
            yield name, shop.read("made")


def dbf_table():
    def table(fields, rows, end=b"\x1a"):
        width = 1 + sum(length for _, _, length, _ in fields)
        out = struct.pack("<B3BIHH20x", 3, 123, 11, 14, len(rows), 33 + 32 * len(fields), width)
        for name, kind, length, decimals in fields:
            out += struct.pack("<11scIBB14x", name.encode(), kind, 0, length, decimals)
        return out + b"\r" + b"".join(rows) + end

    people = [("NAME", b"C", 10, 0), ("AGE", b"N", 3, 0), ("BORN", b"D", 8, 0)]
    yield "people.dbf", table(people, [b" " + "Zoë".encode("cp437").ljust(10) + b" 42" + b"19800101",
                                      b"*" + b"Bob".ljust(10) + b"  7" + b"20160229"])
    yield "empty.dbf", table(people[:1], [])
    yield "no_end.dbf", table([("FLAG", b"L", 1, 0)], [b" T", b" F"], b"")


def msgpack_value():
    yield "map.msgpack", b"\x82\xa7compact\xc3\xa6schema\0"
    yield "numbers.msgpack", b"\x9d\x7f\xe0\xcc\xff\xcd\xff\xff\xce\xff\xff\xff\xff\xcf" + b"\xff" * 8 + (
        b"\xd0\x80\xd1\x80\0\xd2\x80\0\0\0\xd3\x80" + bytes(7) + b"\xca\x3f\xc0\0\0\xcb\x3f\xb9\x99\x99\x99\x99\x99\x9a\xc0")
    yield "strings.msgpack", b"\xdc\0\4\xa0\xd9\5caf\xc3\xa9\xc4\2\0\xff\xd6\1abcd"
    yield "nested.msgpack", b"\x81\xa1a\x92\x91\x91\1\x80"


def gettext_mo():
    with Workshop() as shop:
        head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        shop.write("a.po", head + 'msgid "big"\nmsgstr "groß"\n\nmsgid "file"\nmsgid_plural "files"\n'
                   'msgstr[0] "Datei"\nmsgstr[1] "Dateien"\n')
        for name, options in (("little.mo", ()), ("big.mo", ("--endianness=big",)), ("no_hash.mo", ("--no-hash",))):
            shop.run("msgfmt", *options, "-o", name, "a.po")
            yield name, shop.read(name)


def zoneinfo():
    with Workshop() as shop:
        shop.write("zones", "Rule R 2000 max - Mar lastSun 1:00u 1:00 S\nRule R 2000 max - Oct lastSun 1:00u 0 -\n"
                   "Zone Here 0:53:28 - LMT 1893 Apr\n 1:00 R CE%sT\nZone Fixed -3:30 - XST\n")
        for form in ("fat", "slim"):
            shop.run("zic", "-b", form, "-d", form, "zones")
            yield f"here_{form}", shop.read(f"{form}/Here")
        yield "fixed", shop.read("slim/Fixed")


def property_list():
    values = {"text": "plain", "wide": "größer", "n": 5, "big": 1 << 40, "negative": -3, "real": 0.1, "yes": True,
              "data": bytes(20), "date": datetime.datetime(2023, 11, 14), "list": [1, [2, {}], "x" * 40]}
    yield "values.plist", plistlib.dumps(values, fmt=plistlib.FMT_BINARY)
    yield "number.plist", plistlib.dumps(300, fmt=plistlib.FMT_BINARY)
    yield "list.plist", plistlib.dumps(list(range(300)), fmt=plistlib.FMT_BINARY)


def utmp_log():
    def record(kind, line, user, host):
        return struct.pack("<hxxi32s4s32s256shhiii4s12x20x", kind, 77, line, b"ts/0", user, host, 0, 1, 5, 1700000000, 99,
                           bytes((10, 0, 0, 1)))

    yield "wtmp", record(2, b"~", b"reboot", b"5.10") + record(7, b"pts/0", b"ada", b"host.example")
    yield "empty", b""
    yield "one", record(8, b"pts/0", b"", b"")


def terminfo_entry():
    with Workshop() as shop:
        shop.write("a.ti", "tiny|a tiny terminal,\n\tam, cols#80, lines#24, bel=^G, cr=\\r, clear=\\E[H\\E[2J,\n"
                   "wide|with many colors,\n\tbce, colors#0x1000000, pairs#0x10000, setaf=\\E[3%p1%dm,\n")
        shop.run("tic", "-o", "out", "a.ti")
        for name in ("tiny", "wide"):
            yield name, next(shop.folder.glob(f"out/*/{name}")).read_bytes()
