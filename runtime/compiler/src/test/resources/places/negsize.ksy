# bad-spec negsize.ksy:6:19 -1
meta:
  id: negsize
  endian: le
seq:
  - {id: a, size: -1}
