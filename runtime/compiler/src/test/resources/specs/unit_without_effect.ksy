# unsupported-spec: -twin-unit: every column of unit_without_effect::inner has a unit, names or a default, or is the key
meta: {id: unit_without_effect, endian: le}
seq:
  - {id: a, type: inner, -twin-unit: m}
types:
  inner: {seq: [{id: rows, type: point, repeat: expr, repeat-expr: 3}]}
  point:
    -twin-key: t
    seq:
      - {id: t, type: f4}
      - {id: x, type: f4, -twin-unit: cm}
      - {id: y, type: f4, -twin-default: 0}
