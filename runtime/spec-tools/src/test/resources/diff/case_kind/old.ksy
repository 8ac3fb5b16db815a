meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: tag, type: u1}
  - id: body
    type:
      switch-on: tag
      cases:
        1: one
        _: u4
types:
  one: {seq: [{id: a, type: u2}]}
