meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: {any-of: [1, 2]}, -twin-default: 1}
  - id: body
    type:
      switch-on: version
      cases:
        1: body
        2: body_2
types:
  body:
    seq:
      - {id: x, type: u1}
      - {id: y, type: u1}
  body_2:
    seq:
      - {id: x, type: u2}
      - {id: y, type: u2}
      - {id: z, type: u2}
