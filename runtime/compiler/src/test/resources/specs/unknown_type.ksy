# unknown-type: there is no type
meta:
  id: unknown_type
  endian: le
seq:
  - id: a
    type: nowhere
