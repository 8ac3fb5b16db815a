# Strings of characters of two and four bytes with a terminator, in all variants.
meta: {id: wide_strings, endian: le, encoding: UTF-16LE}
seq:
  - {id: plain, type: strz}
  - {id: kept, type: strz, include: true}
  - {id: left, type: strz, consume: false}
  - {id: gap, size: 2}
  - {id: both, type: strz, include: true, consume: false}
  - {id: gap_both, size: 2}
  - {id: four, type: strz, encoding: UTF-32LE}
  - {id: four_kept, type: strz, encoding: UTF-32BE, include: true}
  - {id: narrow, type: str, terminator: 0}
  - {id: many, type: strz, repeat: expr, repeat-expr: 2}
  - {id: boxed, type: boxed, size: 8}
  - {id: boxed_kept, type: boxed_kept, size: 8}
  - {id: boxed_left, type: boxed_left, size: 8}
  - {id: last, type: strz, eos-error: false}
types:
  boxed:
    seq: [{id: text, type: strz, eos-error: false}]
  boxed_kept:
    seq: [{id: text, type: strz, eos-error: false, include: true}]
  boxed_left:
    seq:
      - {id: text, type: strz, eos-error: false, consume: false}
      - {id: rest, size-eos: true}
