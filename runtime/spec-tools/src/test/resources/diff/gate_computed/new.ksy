meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: {any-of: [1, 2]}, -twin-default: 1}
  - {id: body, type: body}
instances:
  modern: {value: version >= 2}
types:
  body:
    seq:
      - {id: x, type: u1}
      - {id: w, type: strz, encoding: UTF-8}
      - {id: y, type: u2, if: _root.modern}
