# unknown-type unknown_type.ksy:8:11 nowhere
meta:
  id: unknown_type
seq:
  - id: a
    type: u1
  - id: b
    type: nowhere
