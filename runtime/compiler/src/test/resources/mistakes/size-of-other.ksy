meta: {id: m, endian: le}
seq:
  - {id: a, type: part}
  - {id: b, size: a}
types:
  part: {seq: [{id: x, type: u1}]}
