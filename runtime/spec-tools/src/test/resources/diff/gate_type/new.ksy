meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: {any-of: [1, 2]}, -twin-default: 1}
  - id: score
    type:
      switch-on: version
      cases:
        1: u2
        2: u4
