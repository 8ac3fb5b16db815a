# unsupported-spec: -twin-unit: requires a number or a struct with one table; a is a table, and its columns can have units
meta: {id: unit_of_table, endian: le}
seq:
  - {id: a, type: point, repeat: expr, repeat-expr: 3, -twin-unit: m}
types:
  point: {seq: [{id: x, type: f4}]}
