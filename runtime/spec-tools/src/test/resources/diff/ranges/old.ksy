meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: wider, type: u2, valid: {min: 1, max: 10}}
  - {id: narrower, type: u2, valid: {min: 1, max: 10}}
  - {id: listed, type: u1, valid: {min: 1, max: 3}}
