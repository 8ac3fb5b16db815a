meta:
  id: inside
params:
  - id: packet
    type: struct
  - id: bytes
    type: u1[]
  - id: len
    type: u1
seq:
  - id: body
    size: len
