meta:
  id: broken_part
seq:
  - id: count
    type: u4le
  - id: name
    type: strnig
