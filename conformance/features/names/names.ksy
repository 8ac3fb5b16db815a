meta:
  id: names
  endian: le
  encoding: UTF-8
seq:
  - {id: default, type: u1}
  - {id: class, type: string}
  - {id: eof, type: string}
  - {id: residue, type: list, repeat: expr, repeat-expr: 2}
  - {id: inf, type: u1, enum: boolean}
  - {id: nan, type: u2}
  - type: u1
  - {id: layout, type: u1}
  - {id: to_string, type: u1}
  - {id: sw, type: {switch-on: layout, cases: {1: string, 2: 'list', _: u4}}}
  - {id: x, type: u1, if: 'inf == boolean::eof'}
types:
  string:
    seq:
      - {id: len, type: u1}
      - {id: s, type: str, size: len}
  list:
    seq:
      - {id: map, type: u1}
      - {id: integer, type: string}
enums:
  boolean: {0: inf, 1: eof, 2: a_1, 3: a1}
