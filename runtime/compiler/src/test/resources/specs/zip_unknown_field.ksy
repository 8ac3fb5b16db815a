# unsupported-spec: unknown field c
meta:
  id: zip_unknown_field
  endian: le
-twin-zip:
  Both: [c, a]
seq:
  - id: a
    type: u1
