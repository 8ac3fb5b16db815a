# bad-spec: unable to find type
meta:
  id: unknown_type
  endian: le
seq:
  - id: a
    type: nowhere
