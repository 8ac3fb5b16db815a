# unsupported-spec: is not a struct that every file has once
meta:
  id: zip_not_curves
  endian: le
-twin-zip:
  Both: [a, b]
seq:
  - id: a
    type: u1
  - id: b
    type: u1
