meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: {any-of: [1, 2]}, -twin-default: 2}
  - {id: x, type: u1}
