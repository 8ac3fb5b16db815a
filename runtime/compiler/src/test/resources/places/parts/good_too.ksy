meta:
  id: good
seq:
  - id: b
    type: u1
