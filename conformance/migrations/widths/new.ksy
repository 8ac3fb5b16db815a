meta: {id: widths, endian: le}
-twin-format: {id: widths, title: Widths, version: 2}

seq:
  - {id: a, type: u8be}
  - {id: b, type: s4}
  - {id: c, type: f8}
  - {id: d, type: f4}
  - {id: e, type: s8}
  - {id: f, type: f4}
  - {id: g, type: u2}
  - {id: h, type: b1}
