meta: {id: a, endian: le}
seq:
  - {id: name, type: strz, encoding: ASCII, terminator: [1, 2]}
