meta:
  id: repeat_until
  endian: le
  encoding: UTF-8
seq:
  - {id: xs, type: s2, repeat: until, repeat-until: _ == -1}
  - {id: recs, type: rec, repeat: until, repeat-until: '_.kind == kk::end'}
  - {id: rest, type: u4, repeat: eos}
types:
  rec:
    seq:
      - {id: kind, type: u1, enum: kk}
      - {id: s, type: strz}
    enums: {}
enums:
  kk: {0: end, 1: text}
