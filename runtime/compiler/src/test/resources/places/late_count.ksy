# bad-spec late_count.ksy:6:51 n
meta:
  id: late_count
  endian: le
seq:
  - {id: xs, type: u2, repeat: expr, repeat-expr: n}
  - {id: n, type: u1}
