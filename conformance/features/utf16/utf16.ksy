meta:
  id: utf16
  endian: le
seq:
  - {id: a, type: str, size: 12, encoding: UTF-16LE, terminator: 0}
  - {id: b, type: strz, encoding: UTF-16BE}
  - {id: n, type: u2}
  - {id: c, type: str, size: n * 2, encoding: UTF-16BE}
