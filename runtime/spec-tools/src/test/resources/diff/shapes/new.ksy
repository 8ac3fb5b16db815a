meta: {id: toy, endian: le}
seq:
  - {id: points, type: point, repeat: expr, repeat-expr: 2}
  - {id: more, type: pair, repeat: expr, repeat-expr: 3}
  - {id: head, type: head}
  - {id: given, type: given(3)}
types:
  point: {seq: [{id: y, type: u1}, {id: x, type: u1}]}
  pair: {seq: [{id: a, type: u1}, {id: b, type: u1, if: a != 0}]}
  head: {seq: [{id: n, type: u1}, {id: m, type: u1}]}
  given:
    params: [{id: n, type: u1}]
    seq: [{id: bytes, size: n}]
