meta: {id: texts, endian: le}
-twin-format: {id: texts, title: Texts, version: 1}

seq:
  - {id: a, type: strz, encoding: ISO-8859-1}
  - {id: len_b, type: u1}
  - {id: b, type: str, encoding: UTF-8, size: len_b}
  - {id: c, type: str, size: 4, pad-right: 0x20, encoding: ASCII}
  - {id: d, size: 3}
