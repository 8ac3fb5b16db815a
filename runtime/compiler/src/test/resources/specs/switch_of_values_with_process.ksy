# unsupported-spec: switch_of_values_with_process/v: process without size on a switch
meta: {id: switch_of_values_with_process, endian: le}
seq:
  - {id: tag, type: u1}
  - id: v
    process: xor(1)
    type: {switch-on: tag, cases: {1: u2, 2: u4}}
