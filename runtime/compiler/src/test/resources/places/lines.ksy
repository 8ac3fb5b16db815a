# bad-spec lines.ksy:6:9 >
meta:
  id: lines
seq:
  - id: a
    if: >
      this
      goes on
    type: u1
