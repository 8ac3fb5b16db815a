meta: {id: words, endian: le}
seq:
  - {id: type, type: u1, enum: class}
  - {id: end, type: list, if: 'type != class::not'}
  - {id: class, type: u1, if: type == class::local}
instances:
  sum: {value: 'end.class + class'}
types:
  list: {seq: [{id: class, type: u1}]}
enums:
  class: {1: not, 2: local, 3: unknown}
