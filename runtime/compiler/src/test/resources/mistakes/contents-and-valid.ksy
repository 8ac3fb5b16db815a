meta: {id: m, endian: le}
seq:
  - {id: a, contents: [1], valid: 1}
