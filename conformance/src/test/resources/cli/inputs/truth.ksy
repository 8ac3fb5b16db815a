meta: {id: truth, endian: le}
seq:
  - {id: system, type: str, size: 2, encoding: ASCII}
  - {id: kind, type: u1}
  - id: body
    type:
      switch-on: kind == 1
      cases: {true: wide, false: narrow}
types:
  wide:
    seq:
      - {id: a, type: u2}
  narrow:
    seq:
      - {id: a, type: u1}
