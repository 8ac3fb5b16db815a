meta: {id: m, endian: le}
seq: [{id: a, type: 'part("x")'}]
types:
  part:
    params: [{id: n, type: u4}]
    seq: [{id: b, size: n}]
