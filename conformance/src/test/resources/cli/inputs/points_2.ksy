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
    type: str
    size-eos: true
    encoding: UTF-8
types:
  point:
    seq:
      - id: x
        type: s2
      - id: z
        type: s2
