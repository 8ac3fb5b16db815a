meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: 1}
  - {id: x, type: u1}
  - {id: never, type: u4, if: version > 1}
