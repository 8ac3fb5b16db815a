meta: {id: m, endian: le}
seq: [{id: a, type: prat}]
types:
  part: {seq: [{id: x, type: u1}]}
