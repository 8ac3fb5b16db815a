meta:
  id: repeats
seq:
  - id: a
    type: u1
    repeat: expr
  - id: b
    type: u1
    repeat: until
  - id: c
    type: u1
    repeat-until: _ == 0
  - id: d
    type: u1
    repeat: 4
