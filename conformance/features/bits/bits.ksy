meta:
  id: bits
  endian: be
seq:
  - {id: a, type: b3}
  - {id: f, type: b1}
  - {id: c, type: b12}
  - {id: d, type: u1}
  - {id: e, type: b5}
  - {id: g, type: u2}
  - {id: opt, type: u1, if: f}
  - {id: h, type: sub, repeat: expr, repeat-expr: 2}
types:
  sub:
    seq:
      - {id: x, type: b4, enum: nn}
      - {id: y, type: b4}
    enums:
      nn: {1: one, 2: two}
