meta: {id: packed, endian: le}
-twin-format: {id: packed, title: Packed, version: 2}

seq:
  - {id: len, type: u8}
  - {id: body, type: body, size: len, process: zlib}
types:
  body:
    seq:
      - {id: count, type: u2}
      - {id: words, type: strz, encoding: UTF-8, repeat: expr, repeat-expr: count}
