meta: {id: m, endian: le}
seq:
  - {id: a, contents: {b: 1}}
