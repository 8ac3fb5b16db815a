meta:
  id: tar_header
  encoding: ASCII
seq:
  - id: name
    type: str
    size: 100
  - id: len_body
    type: str
    size: 12
  - id: body
    size: len_body
  - id: is_big
    type: u1
    if: len_body > 512
