meta: {id: m, endian: le}
seq:
  - {id: kind, type: u1}
  - {id: b, type: {switch-on: knd, cases: {1: u1}}}
