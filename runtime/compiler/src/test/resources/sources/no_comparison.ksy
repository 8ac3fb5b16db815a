meta:
  id: no_comparison
seq:
  - id: part
    type: part
    valid: 3
types:
  part:
    seq:
      - id: one
        type: u1
