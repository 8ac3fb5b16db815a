meta: {id: m, endian: le}
seq:
  - {id: a, type: u1}
  - id: b
    type:
      switch-on: a
      cases:
        '"x"': u1
