# rename: other point Bad
meta:
  id: common
  endian: le
seq:
  - id: x
    type: u1
types:
  po§int:
    seq:
      - id: a§xis
        type: u1
        enum: axes
    types:
      other:
        seq:
          - id: z
            type: u1
enums:
  ax§es:
    0: x§_axis
    1: y_axis
