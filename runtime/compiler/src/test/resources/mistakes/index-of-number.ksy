meta: {id: m, endian: le}
seq:
  - {id: a, type: u1}
  - {id: b, size: "a[0]"}
