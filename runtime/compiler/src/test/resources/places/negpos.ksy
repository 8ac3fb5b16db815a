# bad-spec negpos.ksy:7:22 -5
meta:
  id: negpos
  endian: le
seq:
  - {id: a, type: u1}
instances: {b: {pos: -5, type: u1}}
