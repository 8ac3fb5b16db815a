"""Images and fonts."""
import shutil
import struct
import zlib

from .tools import Workshop


def png_image():
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    def png(width, height, depth, color, rows, *chunks):
        head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0))
        return b"\x89PNG\r\n\x1a\n" + head + b"".join(chunks) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")

    rgb = b"".join(b"\0" + bytes((x * 16, y * 16, 99)[c] for x in range(8) for c in range(3)) for y in range(8))
    yield "rgb.png", png(8, 8, 8, 2, rgb)
    palette = chunk(b"PLTE", bytes(range(12))) + chunk(b"bKGD", b"\1")
    yield "indexed.png", png(4, 2, 2, 3, b"\0\x1b\0\xe4", palette)
    notes = [chunk(b"gAMA", struct.pack(">I", 45455)), chunk(b"pHYs", struct.pack(">IIB", 2835, 2835, 1)),
             chunk(b"tIME", struct.pack(">H5B", 2023, 11, 14, 22, 13, 20)), chunk(b"tEXt", b"Title\0caf\xe9"),
             chunk(b"zTXt", b"Comment\0\0" + zlib.compress(b"packed " * 20)),
             chunk(b"iTXt", b"Author\0\0\0en\0\0" + "Zoë".encode()),
             chunk(b"iTXt", b"Note\0\1\0\0\0" + zlib.compress("größer".encode()))]
    yield "notes.png", png(1, 1, 8, 0, b"\0\x80", *notes)
    yield "wide_gray.png", png(2, 1, 16, 0, b"\0\x12\x34\xff\xff", chunk(b"bKGD", b"\x12\x34"))


def _convert(*files):
    """Made by ImageMagick, whose program has another name in each of its versions."""
    program = next((name for name in ("magick", "convert-im6") if shutil.which(name)), "convert-im6")
    with Workshop() as shop:
        for name, options in files:
            shop.run(program, *options, name)
            yield name, shop.read(name)


_GRADIENT = ("-size", "13x7", "gradient:red-blue", "-strip")


def bmp_image():
    yield from _convert(
        ("rgb.bmp", (*_GRADIENT, "-type", "TrueColor", "-define", "bmp:format=bmp3")),
        ("indexed.bmp", (*_GRADIENT, "-colors", "8", "-type", "Palette", "-define", "bmp:format=bmp3", "-compress", "none")),
        ("mono.bmp", (*_GRADIENT, "-monochrome", "-define", "bmp:format=bmp3")),
        ("alpha.bmp", (*_GRADIENT, "-alpha", "on", "-define", "bmp:format=bmp4")))
    yield "core.bmp", b"BM" + struct.pack("<IHHi", 14 + 12 + 6 + 8, 0, 0, 32) + struct.pack("<IHHHH", 12, 2, 2, 1, 1) + bytes(
        (0, 0, 0, 255, 255, 255)) + b"\x80\0\0\0\x40\0\0\0"


def gif_image():
    yield from _convert(
        ("plain.gif", _GRADIENT),
        ("animated.gif", ("-delay", "10", "-loop", "0", *_GRADIENT, "-size", "13x7", "xc:green")),
        ("interlaced.gif", (*_GRADIENT, "-interlace", "GIF", "-comment", "made by a test")))


def tga_image():
    yield from _convert(
        ("plain.tga", (*_GRADIENT, "-compress", "none")),
        ("rle.tga", (*_GRADIENT, "-compress", "RLE")),
        ("indexed.tga", (*_GRADIENT, "-colors", "4", "-type", "Palette", "-compress", "none")))


def ico_icon():
    yield from _convert(
        ("small.ico", ("-size", "16x16", "gradient:red-blue")),
        ("two.ico", ("-size", "8x8", "gradient:red-blue", "-size", "16x16", "xc:green")))


def pcx_image():
    yield from _convert(
        ("rgb.pcx", (*_GRADIENT, "-type", "TrueColor")),
        ("indexed.pcx", (*_GRADIENT, "-colors", "16", "-type", "Palette")))


def netpbm_image():
    yield from _convert(("rgb.ppm", _GRADIENT), ("gray.pgm", (*_GRADIENT, "-colorspace", "Gray")))
    yield "wide.pgm", b"P5\n2 2\n65535\n\0\1\0\2\xff\xff\x80\0"
    yield "bits.pbm", b"P4\n9 2\n\xaa\x80\x55\0"


def tiff_image():
    yield from _convert(
        ("little.tif", (*_GRADIENT, "-compress", "none", "-define", "tiff:endian=lsb")),
        ("big.tif", (*_GRADIENT, "-compress", "none", "-define", "tiff:endian=msb", "-density", "300")),
        ("two.tif", (*_GRADIENT, "-size", "3x3", "xc:green", "-compress", "none")))


def ttf_font():
    def font(tables):
        head = struct.pack(">I4H", 0x10000, len(tables), 16, 0, 0)
        at, entries, data = 12 + 16 * len(tables), b"", b""
        for tag, body in sorted(tables.items()):
            entries += struct.pack(">4sIII", tag, 0, at + len(data), len(body))
            data += body + bytes(-len(body) % 4)
        return head + entries + data

    head = struct.pack(">hHhHI4sHHqq4hHHhhh", 1, 0, 2, 0x8000, 0, b"\x5f\x0f\x3c\xf5", 3, 1000, 3783000000, 3783000001,
                       -10, -20, 500, 700, 0, 8, 2, 0, 0)
    maxp = struct.pack(">hHH13H", 1, 0, 3, *range(13))
    hhea = struct.pack(">hHhhhH3h3h8xhH", 1, 0, 800, -200, 90, 600, 0, 0, 500, 1, 0, 0, 0, 3)
    mac, wide = b"Corpus", "Corpus ü".encode("utf-16be")
    name = struct.pack(">HHH", 0, 2, 30) + struct.pack(">6H", 1, 0, 0, 1, len(mac), 0) + struct.pack(
        ">6H", 3, 1, 1033, 1, len(wide), len(mac)) + mac + wide
    format0 = struct.pack(">HHH", 0, 262, 0) + bytes(256)
    segments = struct.pack(">2H3H2HH2H2h2H", 0, 4, 4, 1, 0, 66, 0xFFFF, 0, 65, 0xFFFF, -64, 1, 0, 0)
    format4 = struct.pack(">HH", 4, 4 + len(segments)) + segments
    format6 = struct.pack(">5H3H", 6, 16, 0, 65, 3, 1, 2, 0)
    cmap = struct.pack(">HH", 0, 3) + struct.pack(">HHI", 1, 0, 28) + struct.pack(">HHI", 3, 1, 28 + 262) + struct.pack(
        ">HHI", 0, 3, 28 + 262 + len(format4)) + format0 + format4 + format6
    post3 = struct.pack(">hHhHhh5I", 3, 0, -12, 0, -100, 50, 0, 0, 0, 0, 0)
    post2 = struct.pack(">hHhHhh5I", 2, 0, 0, 0, -100, 50, 1, 0, 0, 0, 0) + struct.pack(
        ">H3H", 3, 0, 258, 259) + b"\5alpha\4beta"
    tables = {b"head": head, b"maxp": maxp, b"hhea": hhea, b"name": name, b"cmap": cmap, b"post": post3}
    yield "plain.ttf", font(tables)
    yield "names.ttf", font({**tables, b"post": post2})
    yield "few.ttf", font({b"head": head, b"glyf": bytes(5)})
