meta: {id: dropped, endian: le}
-twin-format: {id: dropped, title: Dropped, version: 2}

seq:
  - {id: a, type: u1, enum: kind}
  - {id: num_rows, type: u1}
  - {id: rows, type: row, repeat: expr, repeat-expr: num_rows}
types:
  row:
    seq:
      - {id: k, type: u1, enum: kind}
      - {id: x, type: s2}
enums:
  kind: {0: round, 1: oval}
