# A switch between floats of two sizes that expressions read.
meta: {id: switch_floats_read, endian: le}
seq:
  - {id: tag, type: u1}
  - {id: value, type: {switch-on: tag, cases: {1: f4, 2: f8}}}
instances:
  twice: {value: value * 2}
  big: {value: value > 1}
