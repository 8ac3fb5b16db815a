# A restriction of a switch between plain values.
meta: {id: switch_values_valid, endian: le}
seq:
  - {id: tag, type: u1}
  - id: v
    valid: 5
    type: {switch-on: tag, cases: {1: u2, 2: u4, 3: f4}}
