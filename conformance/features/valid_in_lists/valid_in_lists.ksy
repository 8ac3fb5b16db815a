# Validation of repeated values.
meta: {id: valid_in_lists, endian: le, encoding: ASCII}
seq:
  - {id: small, type: u1, repeat: expr, repeat-expr: 2, valid: {min: 1, max: 9}}
  - {id: two, type: u2, repeat: expr, repeat-expr: 2, valid: {any-of: [1, 2, 3]}}
  - {id: four, type: u4, repeat: expr, repeat-expr: 2, valid: {min: 1}}
  - {id: signed, type: s8, repeat: expr, repeat-expr: 2, valid: {max: 5}}
  - {id: real, type: f4, repeat: expr, repeat-expr: 2, valid: {expr: _ < 10.0}}
  - {id: same, type: u1, repeat: expr, repeat-expr: 2, valid: 7}
  - {id: kinds, type: u1, enum: kind, repeat: expr, repeat-expr: 2, valid: {in-enum: true}}
  - {id: words, type: str, size: 2, repeat: expr, repeat-expr: 2, valid: {any-of: ['"ab"', '"cd"']}}
  - {id: raws, size: 2, repeat: expr, repeat-expr: 2, valid: {expr: '_[0] == 1'}}
  - {id: bits, type: b4, repeat: expr, repeat-expr: 2, valid: {max: 9}}
  - {id: rest, type: u1, repeat: eos, valid: {min: 1}}
enums:
  kind: {1: one, 2: two}
