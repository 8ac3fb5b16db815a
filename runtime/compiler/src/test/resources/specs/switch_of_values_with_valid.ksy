# unsupported-spec: switch_of_values_with_valid/v: valid on a switch with cases that are not structs
meta: {id: switch_of_values_with_valid, endian: le}
seq:
  - {id: tag, type: u1}
  - id: v
    valid: 5
    type: {switch-on: tag, cases: {1: u2, 2: u4}}
