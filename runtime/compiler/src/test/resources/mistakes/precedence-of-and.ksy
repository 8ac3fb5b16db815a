meta:
  id: flags
seq:
  - id: flags
    type: u1
  - id: extra
    type: u1
    if: flags & 1
  - id: more
    type: u1
    if: flags & 2 and flags & 4
