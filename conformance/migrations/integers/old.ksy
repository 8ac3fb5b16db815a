meta: {id: integers, endian: le}
-twin-format: {id: integers, title: Integers, version: 1}

seq:
  - {id: a, type: f4}
  - {id: b, type: f8}
  - {id: c, type: f4}
  - {id: d, type: s1}
  - {id: e, type: s8}
  - {id: f, type: f8}
  - {id: g, type: u1}
  - {id: h, type: s2}
