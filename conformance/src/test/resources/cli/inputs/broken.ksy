meta:
  id: broken
  imports:
    - broken_part
seq:
  - id: part
    type: broken_part
