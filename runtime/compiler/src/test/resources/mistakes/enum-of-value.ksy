meta: {id: m, endian: le}
seq: [{id: a, type: f4}]
instances:
  b: {value: a, enum: k}
enums:
  k: {1: x}
