meta: {id: widths, endian: le}
-twin-format: {id: widths, title: Widths, version: 1}

seq:
  - {id: a, type: u1}
  - {id: b, type: s2}
  - {id: c, type: f4}
  - {id: d, type: u4}
  - {id: e, type: u8}
  - {id: f, type: f8}
  - {id: g, type: b12}
  - {id: h, type: b4}
