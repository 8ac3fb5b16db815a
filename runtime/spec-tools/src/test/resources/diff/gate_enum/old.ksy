meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, enum: ver, valid: {any-of: ['ver::one', 'ver::two']}}
  - {id: x, type: u1}
enums:
  ver: {1: one, 2: two}
