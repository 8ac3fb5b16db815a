# unsupported-spec: is not a list of a kind and what the kind chooses
meta:
  id: elements_without_count
  endian: le
seq:
  - id: num
    type: u1
  - id: a
    type: t
    repeat: expr
    repeat-expr: num
    -twin-elements: names
types:
  t:
    seq:
      - id: x
        type: u1
enums:
  names:
    0: one
