"""Programs, and code for virtual machines."""
import struct

from .tools import Workshop

_ASSEMBLY = """
    .text
    .globl first
first:
    .byte 0x90
    .ascii "code"
    .data
    .globl second
second:
    .ascii "data"
    .bss
    .comm third, 16
    .section .note.corpus, "", %note
    .long 4, 0, 1
    .asciz "abc"
"""


def elf():
    with Workshop() as shop:
        shop.write("a.s", _ASSEMBLY)
        shop.write("empty.s", "")
        for name, options in (("object64.o", ("a.s",)), ("empty.o", ("empty.s",)), ("debug.o", ("-g", "a.s"))):
            shop.run("as", *options, "-o", name)
            yield name, shop.read(name)
        shop.run("ld", "-e", "first", "-z", "noseparate-code", "object64.o", "-o", "program")
        yield "program", shop.read("program")
        shop.run("ld", "-shared", "-z", "noseparate-code", "object64.o", "-o", "library.so")
        yield "library.so", shop.read("library.so")
    for name, wide, order in (("be32.o", False, ">"), ("be64.o", True, ">"), ("le32.o", False, "<")):
        yield name, _object(wide, order)


def _object(wide, order):
    """An object file of a machine that the assembler of this one does not know: names, symbols, data."""
    names = b"\0.names\0.symbols\0.data\0first\0"
    word = "Q" if wide else "I"
    header, section = (64, 64) if wide else (52, 40)
    if wide:
        symbols = bytes(24) + struct.pack(order + "IBBHQQ", 23, 0x12, 0, 3, 2, 4)
    else:
        symbols = bytes(16) + struct.pack(order + "IIIBBH", 23, 2, 4, 0x12, 0, 3)
    data, at, sections = b"", header, []
    for kind, name, body, entry in ((3, 1, names, 0), (2, 8, symbols, len(symbols) // 2), (1, 17, b"some data", 0)):
        sections.append((name, kind, at + len(data), len(body), entry))
        data += body + bytes(-len(body) % 8)
    table = bytes(section)
    for name, kind, offset, size, entry in sections:
        table += struct.pack(order + "II4" + word + "II2" + word, name, kind, 0, 0, offset, size, 1, 1, 8, entry)
    machine = {(False, "<"): 3, (False, ">"): 20, (True, ">"): 21}[wide, order]
    ident = b"\x7fELF" + bytes((2 if wide else 1, 2 if order == ">" else 1, 1)) + bytes(9)
    return ident + struct.pack(order + "HHI3" + word + "I6H", 1, machine, 1, 0, 0, header + len(data), 0, header,
                               0, 0, section, 4, 1) + data + table


def pe_exe():
    with Workshop() as shop:
        shop.write("a.cs", 'class A { static void Main() { System.Console.WriteLine("hello"); } }')
        shop.write("b.cs", "public class B { public const int N = 5; public double D = 2.5; }")
        shop.run("mcs", "-out:hello.exe", "a.cs")
        yield "hello.exe", shop.read("hello.exe")
        shop.run("mcs", "-target:library", "-out:library.dll", "b.cs")
        yield "library.dll", shop.read("library.dll")


def class_file():
    with Workshop() as shop:
        shop.write("A.java", """
            interface A { long L = 1L << 40; double D = 0.1; float F = 2.5f; int I = 70000; String S = "text";
              default int f(int[] a) throws Exception { try { return a[0]; } catch (RuntimeException e) { return I; } }
              record R(int x, String y) {}
              static Runnable g() { return () -> System.out.println(L + S); } }
            """)
        shop.run("javac", "-g", "--release", "17", "A.java")
        yield "A.class", shop.read("A.class")
        yield "R.class", shop.read("A$R.class")
        shop.write("B.java", "class B {}")
        shop.run("javac", "--release", "11", "B.java")
        yield "B.class", shop.read("B.class")


def lua_bytecode():
    with Workshop() as shop:
        shop.write("a.lua", 'local n, s = 42, "text"\nlocal function f(x, ...) return x + 1.5, ... end\nprint(f(n), s)\n')
        shop.write("b.lua", "return {" + ", ".join(f'k{i} = "{"v" * i}"' for i in range(60)) + "}\n")
        for name in ("a", "b"):
            shop.run("luac", "-o", name + ".luac", name + ".lua")
            yield name + ".luac", shop.read(name + ".luac")
        shop.run("luac", "-s", "-o", "stripped.luac", "a.lua")
        yield "stripped.luac", shop.read("stripped.luac")


def wasm_module():
    def leb(n):
        out = bytearray()
        while n >= 0x80:
            out.append(n & 0x7F | 0x80)
            n >>= 7
        return bytes(out) + bytes([n])

    def section(number, body):
        return bytes([number]) + leb(len(body)) + body

    def text(name):
        return leb(len(name)) + name.encode()

    head = b"\0asm\1\0\0\0"
    types = section(1, b"\2\x60\2\x7f\x7f\1\x7f\x60\0\0")
    functions = section(3, b"\1\0")
    code = section(10, b"\1" + leb(9) + b"\1\1\x7f\x20\0\x20\1\x6a\x0b")
    yield "empty.wasm", head
    yield "add.wasm", head + types + functions + section(7, b"\1" + text("add") + b"\0\0") + code
    imported = section(2, b"\2" + text("env") + text("log") + b"\0\1" + text("env") + text("memory") + b"\2\1\1\x80\1")
    yield "imports.wasm", head + types + imported + section(0, text("producers") + b"by hand" * 30)
    memory = section(5, b"\1\0\1") + section(6, b"\1\x7f\1\x41\x2a\x0b")
    yield "data.wasm", head + types + functions + memory + code + section(11, b"\1\0\x41\0\x0b" + text("hello " * 40))
