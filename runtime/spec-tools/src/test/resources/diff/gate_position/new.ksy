meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: {any-of: [1, 2]}, -twin-default: 1}
  - {id: a, type: u1}
  - {id: b, type: u1}
instances:
  at: {pos: 'version == 1 ? 1 : 2', type: u1}
