# bad-spec negrep.ksy:6:50 -3
meta:
  id: negrep
  endian: le
seq:
  - {id: a, type: u2, repeat: expr, repeat-expr: -3}
