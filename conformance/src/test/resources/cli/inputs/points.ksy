meta:
  id: points
  endian: le
seq:
  - id: num_points
    type: u1
  - id: points
    type: point
    repeat: expr
    repeat-expr: num_points
  - id: label
    type: strz
    encoding: UTF-8
types:
  point:
    seq:
      - id: x
        type: s2
      - id: y
        type: s2
