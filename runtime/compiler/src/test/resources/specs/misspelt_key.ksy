# unsupported-spec: -twin-nmae
meta:
  id: misspelt_key
  endian: le
seq:
  - id: a
    type: u1
    -twin-nmae: b
