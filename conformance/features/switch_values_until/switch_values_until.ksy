# Repeated switches between plain values whose end and elements expressions read.
meta: {id: switch_values_until, endian: le}
seq:
  - {id: tag, type: u1}
  - id: v
    repeat: until
    repeat-until: _ == 0
    type: {switch-on: tag, cases: {1: u2, _: u4}}
  - id: w
    repeat: eos
    type: {switch-on: tag, cases: {1: u2, _: u4}}
instances:
  first: {value: 'v[0]'}
  last: {value: 'w.last', if: w.size > 0}
