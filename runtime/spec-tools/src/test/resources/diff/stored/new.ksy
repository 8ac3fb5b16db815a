meta: {id: toy, endian: le, bit-endian: le}
seq:
  - {id: wider, type: u4}
  - {id: narrower, type: u2}
  - {id: signed, type: s1}
  - {id: order, type: s4be}
  - {id: real, type: f8}
  - {id: bits, type: b3}
  - {id: more_bits, type: b5}
  - {id: word, size: 4}
  - {id: raw, type: str, size: 2, encoding: UTF-8}
  - {id: one, type: one}
types:
  one:
    seq:
      - {id: value, type: u1}
