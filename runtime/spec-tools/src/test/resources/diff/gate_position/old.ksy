meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: 1}
  - {id: a, type: u1}
  - {id: b, type: u1}
instances:
  at: {pos: 1, type: u1}
