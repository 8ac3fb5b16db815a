meta: {id: m, endian: le}
seq:
  - {id: a, type: u1, enum: k}
  - {id: b, type: u1, if: "a == k::y"}
enums:
  k: {1: x}
