meta:
  id: no_comparison
seq:
  - id: kind
    type: u1
  - id: part
    type:
      switch-on: kind
      cases:
        1: part
    valid: 3
types:
  part:
    seq:
      - id: one
        type: u1
