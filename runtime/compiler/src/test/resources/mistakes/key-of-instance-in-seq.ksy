meta:
  id: positions
  endian: le
seq:
  - id: ofs_body
    type: u4
  - id: body
    pos: ofs_body
    size: 16
  - id: total
    value: ofs_body + 16
