meta:
  id: part
  endian: le
seq:
  - id: weight
    type: u2
