meta:
  id: floats
  endian: le
seq:
  - id: ratio
    type: f4
  - id: data
    size: ratio * 4
  - id: bits
    type: b4
    if: ratio & 1 == 1
