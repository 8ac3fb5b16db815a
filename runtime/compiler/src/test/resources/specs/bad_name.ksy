# bad-spec: is not a name
meta:
  id: bad_name
  endian: le
seq:
  - id: a
    type: u1
    -twin-name: b c
