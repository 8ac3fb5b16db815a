meta:
  id: bad
seq:
  - id: a
    type: nowhere
