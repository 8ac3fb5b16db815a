meta: {id: m, endian: le}
seq:
  - {id: length, type: u1}
  - {id: b, size: lenght}
