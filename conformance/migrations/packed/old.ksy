meta: {id: packed, endian: le}
-twin-format: {id: packed, title: Packed, version: 1}

seq:
  - {id: len, type: u4}
  - {id: body, type: body, size: len, process: zlib}
types:
  body:
    seq:
      - {id: count, type: u1}
      - {id: words, type: strz, encoding: UTF-8, repeat: expr, repeat-expr: count}
