meta:
  id: valid_ranges
  endian: le
seq:
  - {id: v, type: u1, valid: {min: 1, max: 5}}
  - {id: k, type: u1, enum: kk, valid: {in-enum: true}}
  - {id: s, type: str, size: 3, encoding: ASCII, valid: '"abc"'}
  - {id: ks, type: u1, enum: kk, repeat: expr, repeat-expr: 2}
instances:
  first: {value: 'ks[0] == kk::x'}
enums:
  kk: {1: x, 2: y}
