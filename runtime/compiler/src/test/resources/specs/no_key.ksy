# unsupported-spec: unknown field time
meta:
  id: no_key
  endian: le
-twin-key: time
seq:
  - id: a
    type: u1
