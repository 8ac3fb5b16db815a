# unsupported-spec: unknown enum nothing
meta:
  id: elements_without_enum
  endian: le
seq:
  - id: a
    type: t
    repeat: expr
    repeat-expr: 1
    -twin-elements: nothing
types:
  t:
    seq:
      - id: x
        type: u1
