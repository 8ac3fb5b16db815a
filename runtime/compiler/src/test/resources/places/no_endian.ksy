# bad-spec no_endian.ksy:6:11 u2
meta:
  id: no_endian
seq:
  - id: a
    type: u2
