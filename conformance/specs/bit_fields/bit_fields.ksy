meta:
  id: bit_fields
  title: Records of numbers that do not end at bytes
  bit-endian: be
  endian: be
seq:
  - {id: records, type: record, repeat: expr, repeat-expr: 3}
  - {id: little, type: little}
types:
  record:
    seq:
      - {id: kind, type: b3, enum: kinds}
      - {id: urgent, type: b1}
      - {id: level, type: b12}
      - {id: has_extra, type: b1}
      - {id: spare, type: b7}
      - {id: extra, type: u2, if: has_extra}
  little:
    meta:
      bit-endian: le
    seq:
      - {id: a, type: b5}
      - {id: b, type: b11}
      - {id: c, type: b33}
      - {id: d, type: b7}
enums:
  kinds: {0: none, 1: some, 5: many}
