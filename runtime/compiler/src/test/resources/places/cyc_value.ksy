# bad-spec cyc_value.ksy:7:24 b
meta:
  id: cyc_value
  endian: le
seq:
  - {id: n, type: u1}
instances: {a: {value: b}, b: {value: a}}
