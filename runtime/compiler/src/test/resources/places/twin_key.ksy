# unsupported-spec twin_key.ksy:12:9 -twin-nmae
meta:
  id: twin_key
seq:
  - id: a
    type: inner
types:
  inner:
    seq:
      - id: b
        type: u1
        -twin-nmae: c
