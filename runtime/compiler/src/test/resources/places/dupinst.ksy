# bad-spec dupinst.ksy:7:13 a
meta:
  id: dupinst
  endian: le
seq:
  - {id: a, type: u1}
instances: {a: {value: 1}}
