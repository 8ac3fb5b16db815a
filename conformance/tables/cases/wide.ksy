meta:
  id: wide
  endian: le
doc: A format that has a table with the name of what is played.
seq:
  - id: num_wide
    type: u1
  - id: wide
    type: row
    repeat: expr
    repeat-expr: num_wide
types:
  row:
    seq:
      - id: time
        type: f4
      - id: value
        type: u2
