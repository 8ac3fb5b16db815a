meta: {id: texts, endian: le}
-twin-format: {id: texts, title: Texts, version: 2}

seq:
  - {id: a, type: str, size: 8, terminator: 0, encoding: UTF-8}
  - {id: len_b, type: u1}
  - {id: b, type: str, encoding: UTF-16LE, size: len_b}
  - {id: c, type: strz, encoding: UTF-8}
  - {id: d, type: str, size: 8, pad-right: 0, encoding: UTF-8}
