meta:
  id: bad_import
  imports:
    - parts/good
    - parts/bad
seq:
  - id: one
    type: bad
