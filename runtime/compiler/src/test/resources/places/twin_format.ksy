# unsupported-spec twin_format.ksy:5:3 titel
meta:
  id: twin_format
-twin-format:
  titel: A
seq:
  - id: a
    type: u1
