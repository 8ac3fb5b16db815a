meta:
  id: negative
seq:
  - id: body
    size: 4 - 8
  - id: items
    type: u1
    repeat: expr
    repeat-expr: -1
