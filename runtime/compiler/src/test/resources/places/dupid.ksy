# bad-spec dupid.ksy:7:10 a
meta:
  id: dupid
  endian: le
seq:
  - {id: a, type: u1}
  - {id: a, type: u1}
