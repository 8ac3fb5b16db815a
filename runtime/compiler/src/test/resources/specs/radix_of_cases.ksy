# unsupported-spec: radix_of_cases/b: -twin-radix: requires an integer
meta: {id: radix_of_cases, endian: le}
seq:
  - {id: a, type: u1}
  - {id: b, type: {switch-on: a, cases: {1: u2, _: u4}}, -twin-radix: 16}
