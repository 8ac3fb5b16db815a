# Lists that end with an element, which Kaitai compares without padding and terminator.
meta: {id: until_of_framed_strings, endian: le, encoding: ASCII}
seq:
  - {id: padded, type: str, size: 4, pad-right: 0x20, repeat: until, repeat-until: _ == "end"}
  - {id: ended, type: strz, size: 4, repeat: until, repeat-until: _ == ""}
  - {id: raw, size: 4, terminator: 0x3b, repeat: until, repeat-until: _.length == 0}
  - {id: raw_padded, size: 3, pad-right: 0, repeat: until, repeat-until: _.length == 1}
  - {id: kept, type: str, terminator: 0x3b, include: true, repeat: until, repeat-until: '_ == ";"'}
  - {id: kinds, type: u1, enum: kind, repeat: until, repeat-until: _ == kind::end}
enums:
  kind: {0: end, 1: one}
