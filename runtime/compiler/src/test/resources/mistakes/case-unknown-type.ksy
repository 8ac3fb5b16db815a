meta: {id: m, endian: le}
seq:
  - {id: a, type: u1}
  - id: b
    type:
      switch-on: a
      cases:
        1: prat
        2: u1
types:
  part: {seq: [{id: x, type: u1}]}
