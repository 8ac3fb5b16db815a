meta: {id: m, endian: le}
seq: [{id: a, type: u1}]
instances:
  b: {value: not a}
