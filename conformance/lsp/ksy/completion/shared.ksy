meta:
  id: shared
  endian: le
seq:
  - id: x
    type: u1
types:
  point:
    doc: A point.
    seq:
      - id: x
        type: f4
enums:
  colors:
    0: red
    1: green
