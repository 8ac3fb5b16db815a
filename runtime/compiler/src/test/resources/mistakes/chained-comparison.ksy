meta:
  id: range
seq:
  - id: a
    type: u1
  - id: b
    type: u1
    if: 1 <= a <= 5
