meta:
  id: trailer
  endian: le
seq:
  - id: body
    size: len_body
  - id: len_body
    type: u4
