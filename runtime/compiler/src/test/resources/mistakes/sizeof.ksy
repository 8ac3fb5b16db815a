meta: {id: m, endian: le}
seq:
  - {id: n, type: u1}
  - {id: a, size: n}
instances:
  b: {value: a._sizeof}
