meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: tag, type: u1, valid: {any-of: [1, 2, 3]}}
  - id: body
    type:
      switch-on: tag
      cases:
        1: one
        2: two
        3: three
types:
  one: {seq: [{id: a, type: u1}]}
  two: {seq: [{id: b, type: u2}]}
  three: {seq: [{id: c, type: u4}]}
