"""Compares answers of `diptych query` with those of DuckDB in Python to the same queries.

Argument: a file with a line for each query: the name of the table, the Parquet file with its rows,
the Parquet file with the answer, and the query, separated by tabs. Standard output has a line for
each query: the number of rows and the number of cells. Ends with 1 after the first 20 differences
on standard error.
"""
import struct
import sys

import duckdb

MOST = 20


def cell(value):
    """A value that is equal to another one only if it has the same bits; a NaN has no payload here."""
    if isinstance(value, float):
        return "nan" if value != value else struct.pack(">d", value)
    return value


def rows(relation):
    return [tuple(cell(value) for value in row) for row in relation.fetchall()]


def main():
    wrong = 0
    database = duckdb.connect()
    database.execute("set threads = 1")
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            name, table, answer, sql = line.rstrip("\n").split("\t")
            quoted = name.replace('"', '""')
            database.read_parquet(table).create_view(name, replace=True)
            wanted = database.sql(sql)
            found = database.read_parquet(answer)
            expected, read = rows(wanted), rows(found)
            same = found.columns == wanted.columns and read == expected
            database.execute(f'drop view "{quoted}"')
            if not same:
                different = [pair for pair in zip(read, expected) if pair[0] != pair[1]]
                print(sql, len(read), len(expected), different[:3], file=sys.stderr)
                wrong += 1
                if wrong >= MOST:
                    break
            print(len(read), len(read) * len(found.columns), sep="\t", flush=True)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
