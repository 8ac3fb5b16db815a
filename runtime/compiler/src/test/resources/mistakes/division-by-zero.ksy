meta:
  id: division
seq:
  - id: a
    type: u1
  - id: b
    size: a / 0
  - id: c
    size: a % (2 - 2)
