# bad-spec shift2.ksy:5:26 999999999
meta:
  id: shift2
  endian: le
seq: [{id: a, size: 1 << 999999999}]
