meta:
  id: good
  imports:
    - bad
seq:
  - id: one
    type: bad
