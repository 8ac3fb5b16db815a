meta: {id: integers, endian: le}
-twin-format: {id: integers, title: Integers, version: 2}

seq:
  - {id: a, type: u1}
  - {id: b, type: s8}
  - {id: c, type: b3}
  - {id: d, type: u1}
  - {id: e, type: u8}
  - {id: f, type: u8}
  - {id: g, type: s1}
  - {id: h, type: b16}
