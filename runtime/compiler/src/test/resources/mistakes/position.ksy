meta: {id: m, endian: le}
seq: [{id: a, type: f4}]
instances:
  b: {pos: a, type: u1}
