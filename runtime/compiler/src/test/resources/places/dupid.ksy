# bad-spec dupid.ksy:7:5 {id: a, type: u1}
meta:
  id: dupid
  endian: le
seq:
  - {id: a, type: u1}
  - {id: a, type: u1}
