# bad-spec expression.ksy:8:11 a +* 2
meta:
  id: expression
seq:
  - id: a
    type: u1
  - id: b
    size: a +* 2
