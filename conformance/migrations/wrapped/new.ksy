meta: {id: wrapped, endian: le}
-twin-format: {id: wrapped, title: Wrapped, version: 2}

seq:
  - {id: name, type: lstr}
  - {id: title, type: strz, encoding: UTF-8}
  - {id: pos, type: vec}
types:
  lstr:
    seq:
      - {id: len, type: u2}
      - {id: value, type: str, size: len, encoding: UTF-8}
  vec:
    seq:
      - {id: y, type: f8}
      - {id: x, type: f8}
      - {id: z, type: f8, -twin-default: 0}
