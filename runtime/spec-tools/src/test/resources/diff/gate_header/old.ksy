meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: header, type: header}
  - {id: x, type: u1}
types:
  header:
    seq:
      - {id: magic, contents: T}
      - {id: version, type: u1, valid: 1}
