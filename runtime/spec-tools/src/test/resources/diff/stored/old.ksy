meta: {id: toy, endian: le, bit-endian: be}
seq:
  - {id: wider, type: u2}
  - {id: narrower, type: u4}
  - {id: signed, type: u1}
  - {id: order, type: s4}
  - {id: real, type: f4}
  - {id: bits, type: b3}
  - {id: more_bits, type: b5}
  - {id: word, type: str, size: 4, encoding: UTF-8}
  - {id: raw, size: 2}
  - {id: one, type: u1}
