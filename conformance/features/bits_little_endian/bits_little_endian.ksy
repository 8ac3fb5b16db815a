meta:
  id: bits_little_endian
  bit-endian: le
seq:
  - {id: a, type: b3}
  - {id: f, type: b1}
  - {id: c, type: b12}
  - {id: e, type: b64}
