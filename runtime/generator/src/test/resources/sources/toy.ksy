meta:
  id: toy
  endian: le
  imports:
    - parts/toy_part
seq:
  - id: num_parts
    type: u2
  - id: parts
    type: toy_part
    repeat: expr
    repeat-expr: num_parts
