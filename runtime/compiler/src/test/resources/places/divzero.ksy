# bad-spec divzero.ksy:6:23 0
meta:
  id: divzero
  endian: le
seq:
  - {id: a, size: 1 / 0}
