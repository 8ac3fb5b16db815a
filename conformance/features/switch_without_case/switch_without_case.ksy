# A switch with a condition and without a default case: it reads nothing if no case matches.
meta: {id: switch_without_case, endian: le}
seq:
  - {id: kind, type: u1, enum: kinds}
  - {id: is_short, type: u1}
  - id: body
    if: is_short == 0
    type:
      switch-on: kind
      cases:
        'kinds::one': one
        'kinds::two': two
  - {id: rest, size-eos: true}
types:
  one: {seq: [{id: first, type: u1}]}
  two: {seq: [{id: second, type: u2}]}
enums:
  kinds: {1: one, 2: two, 3: three}
