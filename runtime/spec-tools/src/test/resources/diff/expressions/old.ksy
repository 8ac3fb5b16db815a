meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: wider, type: u2, valid: {expr: _ >= 1 and _ < 10}}
  - {id: same, type: u1, valid: {expr: _ % 2 == 0}}
