meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: tag, type: u1, valid: {any-of: [1, 2]}}
  - id: body
    type:
      switch-on: tag
      cases:
        1: one
        2: two
types:
  one: {seq: [{id: a, type: u1}]}
  two: {seq: [{id: b, type: u2}]}
