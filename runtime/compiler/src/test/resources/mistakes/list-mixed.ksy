meta: {id: m, endian: le}
seq: [{id: a, type: u1}]
instances:
  b: {value: "[1, 'x']"}
