meta: {id: mixed_numbers, endian: le}
seq:
  - {id: few, type: u2}
  - {id: many, type: u8}
instances:
  sum: {value: few + many}
  there: {pos: many, size: 1}
