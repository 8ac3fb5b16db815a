meta:
  id: never_valid
seq:
  - id: a
    type: u1
    valid:
      expr: _ != _
