meta: {id: habits, endian: le}
seq:
  - {id: count, type: u1}
  - {id: xs, type: u1, repeat: expr, repeat-expr: count}
  - {id: y, type: b}
  - {id: z, type: b}
types:
  b:
    seq:
      - {id: len, type: u1}
      - {id: body, size: len}
  c:
    seq:
      - {id: len, type: u1}
      - {id: body, size: len}
