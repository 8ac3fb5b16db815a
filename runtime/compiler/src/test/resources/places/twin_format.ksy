# unsupported-spec twin_format.ksy:4:1 -twin-format
meta:
  id: twin_format
-twin-format:
  titel: A
seq:
  - id: a
    type: u1
