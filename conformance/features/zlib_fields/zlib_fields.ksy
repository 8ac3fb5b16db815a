meta:
  id: zlib_fields
  endian: le
seq:
  - {id: len, type: u4}
  - {id: body, size: len, process: zlib}
  - {id: len2, type: u4}
  - {id: st, size: len2, process: zlib, type: inner}
  - {id: n, type: u1}
  - {id: many, type: one, repeat: expr, repeat-expr: n}
types:
  inner:
    seq:
      - {id: a, type: u2}
      - {id: name, type: strz, encoding: UTF-8}
  one:
    seq:
      - {id: len, type: u1}
      - {id: data, size: len, process: xor(0x55)}
      - {id: d2, size: 4, process: rol(3)}
