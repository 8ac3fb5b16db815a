meta:
  id: squares
seq:
  - id: side
    type: u1
  - id: area
    size: sid * sid
