# bad-spec hugesize.ksy:6:19 99999999999999
meta:
  id: hugesize
  endian: le
seq:
  - {id: a, size: 99999999999999}
