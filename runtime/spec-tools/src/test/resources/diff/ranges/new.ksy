meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: wider, type: u2, valid: {min: 1, max: 1000}}
  - {id: narrower, type: u2, valid: {min: 1, max: 5}}
  - {id: listed, type: u1, valid: {any-of: [1, 2, 3, 4]}}
