meta: {id: m, endian: le}
seq: [{id: a, type: part, process: zlib}]
types:
  part: {seq: [{id: x, type: u1}]}
