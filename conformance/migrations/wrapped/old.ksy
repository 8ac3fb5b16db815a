meta: {id: wrapped, endian: le}
-twin-format: {id: wrapped, title: Wrapped, version: 1}

seq:
  - {id: name, type: strz, encoding: UTF-8}
  - {id: title, type: lstr}
  - {id: pos, type: vec}
types:
  lstr:
    seq:
      - {id: len, type: u1}
      - {id: value, type: str, size: len, encoding: UTF-8}
  vec:
    seq:
      - {id: x, type: f4}
      - {id: y, type: f4}
