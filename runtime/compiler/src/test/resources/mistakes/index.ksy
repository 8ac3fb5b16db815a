meta: {id: m, endian: le}
seq:
  - {id: a, type: u1, repeat: expr, repeat-expr: 2}
  - {id: b, size: 'a["x"]'}
