meta: {id: dropped, endian: le}
-twin-format: {id: dropped, title: Dropped, version: 1}

seq:
  - {id: a, type: u1, enum: kind}
  - {id: num_rows, type: u1}
  - {id: rows, type: row, repeat: expr, repeat-expr: num_rows}
types:
  row:
    seq:
      - {id: x, type: s2}
      - {id: k, type: u1, enum: kind}
enums:
  kind: {0: round, 1: square}
