# unsupported-spec: titel
meta:
  id: misspelt_format
  endian: le
-twin-format:
  titel: A
seq:
  - id: a
    type: u1
