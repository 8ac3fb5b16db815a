meta: {id: m, endian: le}
seq: [{id: a, size: 2}]
instances:
  b: {value: a + 1}
