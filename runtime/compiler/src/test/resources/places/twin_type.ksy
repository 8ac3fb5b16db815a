# unsupported-spec twin_type.ksy:9:5 -twin-kye
meta:
  id: twin_type
seq:
  - id: a
    type: inner
types:
  inner:
    -twin-kye: b
    seq:
      - id: b
        type: u1
