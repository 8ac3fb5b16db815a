"""Compares files of tables, read by DuckDB and PyArrow, with listings of values of plain Kaitai.

Argument: a file with a line for each table: the listing, the name of the repeated field, and the
stem of STEM.parquet, STEM.arrow and STEM.csv, separated by tabs. Standard output has a line for
each table: its stem, the number of cells, and how many of these are numbers and NaN. Ends with 1
after the first 20 differences on standard error.
"""
import re
import struct
import sys

import duckdb
import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet

MOST = 20

# Which of the columns of a switch that selects numbers or bytes has the value, a listing does not say.
ANY = object()


class Instance(str):
    """The value of an instance. One that reads what other fields have is no part of a document."""


def listing(path):
    """The values by path; the separator of instances is that of fields."""
    values = {}
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            where, value = line.rstrip("\n").split("\t", 1)
            kind = Instance if where.rfind(":") > where.rfind("/") else str
            values[where.replace(":", "/")] = kind(value)
    return values


def snake(name):
    """The id of a type, of the name of its class."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name.rsplit(".", 1)[-1]).lower()


def plain(name):
    """A name without underscores, which classes do not keep before digits."""
    return name.replace("_", "")


class Reader:
    """Finds the values of the rows of a table in a listing."""

    def __init__(self, values):
        self.values = values

    def resolve(self, path):
        """The path of the struct itself, where a listing only refers to it."""
        value = self.values.get(path)
        while value is not None and value.startswith("@"):
            path = "" if value == "@/" else value[1:]
            value = self.values.get(path or "/")
        return path

    def step(self, path, name):
        hidden = f"{path}/_{name}"  # Columns have the name of a text, without the underscore.
        return self.resolve(hidden if hidden in self.values else f"{path}/{name}")

    def element(self, name, index):
        path = ""
        for part in name.split("."):
            path = self.step(path, part)
        return self.resolve(f"{path}[{index}]")

    def cell(self, path, column):
        """The value of a cell: None if another case or nothing is there."""
        return self.find(path, column.split(".") if column else [])

    def find(self, path, parts):
        value = self.values.get(path or "/")
        if value is None or value == "null":
            return None
        if not parts and value.startswith("["):
            return None  # What is repeated has a table of its own.
        if not parts:
            # Kaitai has structs for numbers of variable length.
            return self.values.get(path + "/value") if value.startswith("{") else value
        if value.startswith("{"):
            case = None
            if plain(snake(value[1:])) == plain(parts[0]):
                case = self.find(path, parts[1:]) if parts[1:] else None
            return self.find(self.step(path, parts[0]), parts[1:]) if case is None else case
        if len(parts) == 1 and not value.startswith("["):
            return (ANY, value)
        return None


def bits(number, kind):
    if number != number:
        return "f:nan"
    if pa.types.is_float32(kind):
        assert struct.unpack("<f", struct.pack("<f", number))[0] == number
    return "f:" + struct.pack(">d", number).hex()


def escaped(match):
    code = ord(match.group())
    if code > 0xFFFF:
        code -= 0x10000
        return f"\\u{0xd800 + (code >> 10):04x}\\u{0xdc00 + (code & 0x3ff):04x}"
    return f"\\u{code:04x}"


def text(value, kind):
    """A cell as listings have it."""
    if pa.types.is_floating(kind):
        return bits(value, kind)
    if pa.types.is_binary(kind):
        return "b:" + value.hex()
    if pa.types.is_string(kind):
        return "s:" + re.sub(r"[^\x20-\x5b\x5d-\x7e]", escaped, value)
    return str(value)


def from_csv(columns, schema):
    """Cells of CSV, where byte strings are hexadecimal digits."""
    return [
        [None if v is None else bytes.fromhex(v) for v in c] if pa.types.is_binary(f.type) else c
        for c, f in zip(columns, schema)
    ]


SQL = {
    "float": "FLOAT", "double": "DOUBLE", "bool": "BOOLEAN", "string": "VARCHAR", "binary": "VARCHAR",
    "int8": "TINYINT", "int16": "SMALLINT", "int32": "INTEGER", "int64": "BIGINT",
    "uint8": "UTINYINT", "uint16": "USMALLINT", "uint32": "UINTEGER", "uint64": "UBIGINT",
}


def columns(relation):
    rows = relation.fetchall()
    return [list(c) for c in zip(*rows)] if rows else [[] for _ in relation.columns]


def readings(stem):
    """The same table by each reader: a name, the schema and the columns."""
    table = pa.parquet.read_table(stem + ".parquet")
    schema = table.schema
    yield "Parquet by PyArrow", schema, [c.to_pylist() for c in table.columns]
    with pa.ipc.open_file(stem + ".arrow") as file:
        arrow = file.read_all()
    assert arrow.schema.equals(schema, check_metadata=True), "schemas of Parquet and Arrow differ"
    yield "Arrow by PyArrow", schema, [c.to_pylist() for c in arrow.columns]
    yield "Arrow by DuckDB", schema, columns(duckdb.from_arrow(arrow))
    yield "Parquet by DuckDB", schema, columns(duckdb.read_parquet(stem + ".parquet"))
    names = {f.name: SQL[str(f.type)] for f in schema}
    yield "CSV by DuckDB", schema, from_csv(
        columns(duckdb.read_csv(stem + ".csv", columns=names, header=True, quotechar='"', escapechar='"',
                                delimiter=",", auto_detect=False, strict_mode=True, allow_quoted_nulls=False)), schema)
    types = {f.name: pa.string() if pa.types.is_binary(f.type) else f.type for f in schema}
    options = pa.csv.ConvertOptions(
        column_types=types, null_values=[""], strings_can_be_null=True, quoted_strings_can_be_null=False)
    parse = pa.csv.ParseOptions(newlines_in_values=True, ignore_empty_lines=False)
    read = pa.csv.read_csv(stem + ".csv", convert_options=options, parse_options=parse)
    yield "CSV by PyArrow", schema, from_csv([c.to_pylist() for c in read.columns], schema)


class Comparison:
    def __init__(self):
        self.wrong = 0

    def differ(self, *words):
        print(*words, file=sys.stderr)
        self.wrong += 1
        if self.wrong >= MOST:
            sys.exit(1)

    def enum(self, members, value, wanted, where):
        """The text of a member, of which a listing has the number."""
        for key, other in (("n" + wanted, value), ("t" + value, wanted)):
            if members.setdefault(key, other) != other:
                self.differ(where, "is", value, "but", wanted, "is also", members[key])

    def table(self, stem, reader, name):
        counts = cells, numbers, nans = [0, 0, 0]
        for what, schema, read in readings(stem):
            assert [len(c) for c in read] == [len(read[0])] * len(schema), what
            paths = self.paths(reader, name, schema, read)
            several = name != "." and schema[0].name == "table"
            for field, column in list(zip(schema, read))[several:]:
                counts = self.column(stem, reader, what, field, column, paths, counts)
        print(stem, *counts, sep="\t", flush=True)

    def paths(self, reader, name, schema, read):
        """The path of each row: tables with several have a column that says which."""
        count = len(read[0])
        if name == ".":
            return [""] * count
        if schema[0].name != "table":
            return [reader.element(name, i) for i in range(count)]
        seen = {}
        paths = []
        for table in read[0]:
            seen[table] = seen.get(table, -1) + 1
            paths.append(reader.element(table, seen[table]))
        return paths

    def column(self, stem, reader, what, field, column, paths, counts):
        cells, numbers, nans = counts
        members = {}
        for row, value in enumerate(column):
            where = f"{stem} {what}: {field.name}[{row}]"
            wanted = reader.cell(paths[row], "" if field.name == "value" else field.name)
            if field.name == "value" and (wanted is None or wanted.startswith("{")):
                wanted = reader.cell(paths[row], field.name)
            if isinstance(wanted, tuple):
                wanted = None if value is None else wanted[1]
            if value is None or wanted is None:
                if value is not wanted and not isinstance(wanted, Instance):
                    self.differ(where, "is", value, "instead of", wanted)
                continue
            cells += 1
            found = text(value, field.type)
            wanted = {"true": "1", "false": "0"}.get(wanted, wanted)
            found = {"True": "1", "False": "0"}.get(found, found)
            if found.startswith("s:") and not wanted.startswith("s:"):
                self.enum(members, found, wanted, where)
            elif found != wanted:
                self.differ(where, "is", found, "instead of", wanted)
            if not found.startswith(("s:", "b:")):
                numbers += 1
                nans += found == "f:nan"
        return [cells, numbers, nans]


def main():
    comparison = Comparison()
    listings = {}
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            values, name, stem = line.rstrip("\n").split("\t")
            if values not in listings:
                listings = {values: Reader(listing(values))}
            comparison.table(stem, listings[values], name)
    sys.exit(1 if comparison.wrong else 0)


if __name__ == "__main__":
    main()
