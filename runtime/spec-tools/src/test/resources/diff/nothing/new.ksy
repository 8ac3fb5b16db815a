# Other words, another spelling, the same meaning.
meta:
  id: toy
  endian: le
seq:
  - id: count
    type: u2le
    doc: How many.
  - {id: points, type: point, repeat: expr, repeat-expr: 'count '}
types:
  point:
    seq:
      - {id: x, type: u2le}
      - {id: y, type: u2}
