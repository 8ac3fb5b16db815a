# bad-spec late_if.ksy:6:28 n
meta:
  id: late_if
  endian: le
seq:
  - {id: xs, type: u1, if: n != 0}
  - {id: n, type: u1}
