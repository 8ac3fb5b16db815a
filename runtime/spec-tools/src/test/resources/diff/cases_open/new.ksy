meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: tag, type: u1}
  - id: body
    type:
      switch-on: tag
      cases:
        1: one
        3: three
types:
  one: {seq: [{id: a, type: u1}]}
  three: {seq: [{id: c, type: u4}]}
