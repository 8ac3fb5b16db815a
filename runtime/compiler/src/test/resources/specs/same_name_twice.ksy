# unsupported-spec: two things would be called 'b'
meta:
  id: same_name_twice
  endian: le
seq:
  - id: a
    type: u1
    -twin-name: b
  - id: b
    type: u1
