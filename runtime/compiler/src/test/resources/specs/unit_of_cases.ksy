# unsupported-spec: unit_of_cases/b: -twin-unit: requires a number or a struct with one table
meta: {id: unit_of_cases, endian: le}
seq:
  - {id: a, type: u1}
  - {id: b, type: {switch-on: a, cases: {1: u1, 2: f4}}, -twin-unit: m}
