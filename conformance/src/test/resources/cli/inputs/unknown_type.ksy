meta:
  id: unknown_type
seq:
  - id: size
    type: u1
  - id: name
    type: sting
