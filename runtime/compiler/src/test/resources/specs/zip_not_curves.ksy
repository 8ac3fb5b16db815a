# unsupported-spec: is no curve
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
