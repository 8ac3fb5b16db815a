meta:
  id: good
seq:
  - id: a
    type: u1
