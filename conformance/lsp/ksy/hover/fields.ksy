meta:
  id: fie§lds
  endian: le
  encoding: UTF-8
seq:
  - id: mag§ic
    contents: [1, 2, 3, 4]
  - id: num_§rows
    type: u2
  - id: name
    type: strz
  - i§d: rows
    ty§pe: r§ow
    repeat: expr
    repeat-expr: num_§rows
  - id: siz§es
    type: u4
    repeat: expr
    repeat-expr: 3
  - id: flags
    type: u1
    enum: ki§nds
    doc: What kind it is.
  - id: blo§ck
    type: block
  - id: tail
    size: (rows[0].heig§ht + nu§m_rows * 2) §* 1
    if: flags == kinds::o§ne and r§ows.size > 0
types:
  ro§w:
    doc: A row of the table.
    -twin-key: ti§me
    seq:
      - id: time
        type: f4
        -twin-unit: s
      - id: x
        type: f4
      - id: height
        type: u2
  block:
    seq:
      - id: a
        type: b4
      - id: b
        type: b12
      - id: c
        type: u1
        if: a == 1
      - id: d
        type: u1
    instances:
      tw§ice:
        value: a * 2
      at_start:
        pos: 0
        type: u4
enums:
  kinds:
    0: none
    1: o§ne
