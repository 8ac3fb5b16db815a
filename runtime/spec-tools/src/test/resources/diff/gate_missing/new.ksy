meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1}
  - {id: x, type: u1}
  - {id: y, type: u1, if: version >= 2}
