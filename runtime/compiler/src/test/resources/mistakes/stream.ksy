meta: {id: m, endian: le}
seq: [{id: a, type: u1}]
instances:
  b: {pos: 0, io: a, type: u1}
