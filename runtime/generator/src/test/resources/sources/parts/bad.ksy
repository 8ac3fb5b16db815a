meta:
  id: bad
seq:
  - id: one
    type: u1
  - id: two
    typ: u1
