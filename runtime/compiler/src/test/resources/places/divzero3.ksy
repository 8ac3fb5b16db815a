# bad-spec divzero3.ksy:6:34 0
meta:
  id: divzero3
  endian: le
seq:
  - {id: a, type: u1, valid: 5 / 0}
