# unsupported-spec: switch_of_values_until/v: repeat-until that reads an element
meta: {id: switch_of_values_until, endian: le}
seq:
  - {id: tag, type: u1}
  - id: v
    repeat: until
    repeat-until: _ == 5
    type: {switch-on: tag, cases: {1: u2, 2: u4}}
