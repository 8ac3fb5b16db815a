meta: {id: m, endian: le}
seq: [{id: a, type: part}]
types:
  part:
    params: [{id: n, type: u4}]
    seq: [{id: b, size: n}]
