# unsupported-spec: unit_without_table/a: -twin-unit: requires a number or a struct with one table; a has no table
meta: {id: unit_without_table, endian: le}
seq:
  - {id: a, type: inner, -twin-unit: m}
types:
  inner: {seq: [{id: x, type: f4}]}
