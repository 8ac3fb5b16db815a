meta: {id: m, endian: le}
seq:
  - {id: a, type: u1}
  - {id: a, type: u1}
