# A repeated switch whose selector is a sibling: one value decides for all elements.
meta: {id: repeated_switches, endian: le}
seq:
  - {id: kind, type: u1}
  - id: many
    repeat: expr
    repeat-expr: 2
    type: {switch-on: kind, cases: {1: short, _: long}}
types:
  short: {seq: [{id: x, type: u1}]}
  long: {seq: [{id: y, type: u4}]}
