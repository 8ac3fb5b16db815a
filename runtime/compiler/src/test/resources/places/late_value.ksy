# bad-spec late_value.ksy:6:20 m
meta:
  id: late_value
  endian: le
seq:
  - {id: xs, size: m}
  - {id: n, type: u1}
instances: {m: {value: n + 1}}
