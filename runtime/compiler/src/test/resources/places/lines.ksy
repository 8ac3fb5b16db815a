# bad-expression lines.ksy:8:7 goes
meta:
  id: lines
seq:
  - id: a
    if: >
      this
      goes on
    type: u1
