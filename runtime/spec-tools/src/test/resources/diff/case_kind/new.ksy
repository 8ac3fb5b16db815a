meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: tag, type: u1}
  - id: body
    type:
      switch-on: tag
      cases:
        1: u2
        _: u4
