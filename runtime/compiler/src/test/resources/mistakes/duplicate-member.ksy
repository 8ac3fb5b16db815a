meta: {id: m, endian: le}
seq:
  - {id: a, type: u1, enum: k}
enums:
  k: {1: x, 2: x}
