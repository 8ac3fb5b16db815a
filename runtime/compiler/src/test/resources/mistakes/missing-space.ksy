meta:
  id:spaces
seq:
  - id: a
    type: u1
