meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: header, type: header}
  - {id: x, type: u1}
  - {id: y, type: u1, if: header.version >= 2}
types:
  header:
    seq:
      - {id: magic, contents: T}
      - {id: version, type: u1, valid: {any-of: [1, 2]}, -twin-default: 1}
