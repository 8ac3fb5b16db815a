meta: {id: m, endian: le}
seq:
  - {id: a, type: u1, enum: k}
  - {id: b, type: u1, if: "a == l::x"}
enums:
  k: {1: x}
  l: {1: x}
