# bad-expression expression.ksy:8:14 *
meta:
  id: expression
seq:
  - id: a
    type: u1
  - id: b
    size: a +* 2
