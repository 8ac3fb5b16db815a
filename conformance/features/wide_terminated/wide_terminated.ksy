meta:
  id: wide_terminated
  endian: le
seq:
  - {id: a, type: strz, size: 12, encoding: UTF-16LE}
  - {id: n, type: u1}
  - {id: b, type: strz, encoding: UTF-16LE, repeat: expr, repeat-expr: n}
