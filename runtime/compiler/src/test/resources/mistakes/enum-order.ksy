meta: {id: m, endian: le}
seq:
  - {id: a, type: u1, enum: k}
  - {id: b, type: u1, if: "a < k::x"}
enums:
  k: {1: x}
