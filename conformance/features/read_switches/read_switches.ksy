# Switches between plain values that expressions read, in the same and in other structs.
meta: {id: read_switches, endian: le, encoding: ASCII}
seq:
  - {id: kind, type: u1, enum: kinds}
  - {id: num, type: {switch-on: kind, cases: {'kinds::one': u1, 'kinds::two': u2, 'kinds::three': s8, _: f4}}}
  - {id: head, type: head}
  - {id: data, size: head.len}
  - {id: items, type: item, repeat: expr, repeat-expr: 2}
  - {id: end, type: u1, if: 'items[1].val > 5'}
instances:
  more: {value: head.len + 1}
  num_is_large: {value: num > 4}
types:
  head:
    seq:
      - {id: wide, type: b1}
      - {id: rest, type: b7}
      - {id: len, type: {switch-on: wide, cases: {true: u2, false: u1}}}
  item:
    seq:
      - {id: tag, type: str, size: 1}
      - {id: val, type: {switch-on: tag, cases: {'"a"': u1, '"b"': u4}}}
enums:
  kinds: {1: one, 2: two, 3: three}
