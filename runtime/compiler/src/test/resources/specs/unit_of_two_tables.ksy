# unsupported-spec: -twin-unit: requires a number or a struct with one table; a has 2 tables
meta: {id: unit_of_two_tables, endian: le}
seq:
  - {id: a, type: inner, -twin-unit: m}
types:
  inner:
    seq:
      - {id: xs, type: point, repeat: expr, repeat-expr: 3}
      - {id: ys, type: point, repeat: expr, repeat-expr: 3}
  point: {seq: [{id: x, type: f4}]}
