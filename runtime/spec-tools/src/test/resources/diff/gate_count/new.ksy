meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: {any-of: [1, 2]}, -twin-default: 1}
  - {id: n, type: u1, valid: {max: 3}}
  - {id: notes, type: u2, repeat: expr, repeat-expr: 'version >= 2 ? n : 0'}
