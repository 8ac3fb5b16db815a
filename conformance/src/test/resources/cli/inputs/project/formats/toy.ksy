meta:
  id: toy
  endian: le
  imports: [part]
seq:
  - id: num_parts
    type: u1
  - id: parts
    type: part
    repeat: expr
    repeat-expr: num_parts
