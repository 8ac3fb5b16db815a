meta: {id: m, endian: le}
seq: [{id: a, type: u1, enum: sied}]
enums:
  side: {1: x}
