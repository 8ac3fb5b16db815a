meta: {id: toy, endian: le}
doc: First words.
seq:
  - {id: count, type: u2}
  - {id: points, type: point, repeat: expr, repeat-expr: count}
types:
  point:
    seq:
      - {id: x, type: u2}
      - {id: y, type: u2le}
