meta:
  id: all
  endian: le
params:
  - id: wide
    type: bool
seq:
  - type: u1
    id: first
  - size: 2
  - id: second
    type: inner
types:
  inner:
    seq:
      - id: x
        type: u1
        enum: inner
    instances:
      twice:
        value: x.to_i * 2
      at_four:
        pos: 4
        type: u1
    enums:
      inner:
        1: one
        2:
          id: two
enums:
  kinds:
    0: none
