meta:
  id: quotes
seq:
  - id: a
    type: u1
  - id: b
    type: u1
    if: a == 1 ? true : false
