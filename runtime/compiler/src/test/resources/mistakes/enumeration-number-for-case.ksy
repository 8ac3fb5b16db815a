meta:
  id: shapes
enums:
  shape:
    1: circle
    2: square
seq:
  - id: kind
    type: u1
    enum: shape
  - id: radius
    type: u1
    if: kind == circle
  - id: side
    type: u1
    if: kind == shape.square
  - id: area
    type: u1
    if: kind == 'circle'
  - id: other
    type: u1
    if: kind > 1
