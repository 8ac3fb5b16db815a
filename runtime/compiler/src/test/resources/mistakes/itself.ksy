meta:
  id: itself
  endian: le
seq:
  - id: data
    size: data.size
  - id: count
    type: u4
    if: count > 0
