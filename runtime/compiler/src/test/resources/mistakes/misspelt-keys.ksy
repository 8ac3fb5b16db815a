meta:
  id: keys
  endain: le
seq:
  - id: a
    typ: u1
  - id: b
    type: u1
    repeat-exp: 4
  - id: c
    size: 4
    encodng: ASCII
instance:
  d:
    value: 1
