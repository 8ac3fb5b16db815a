meta:
  id: constants_and_valid
  endian: le
seq:
  - {id: a, contents: [1, 'ab', 0x03]}
  - {id: b, type: u1, valid: {any-of: [1, 2]}}
  - {id: c, type: f4, valid: {expr: _ < 10.0}}
  - {id: d, type: f8}
  - {id: e, type: s8}
  - {id: f, type: u8}
  - {id: g, size: 2, valid: {expr: '_[0] == 1'}}
  - {id: h, type: b5}
  - {id: i, type: b3, enum: en}
  - {id: j, type: s1, repeat: expr, repeat-expr: 3}
instances:
  arr: {value: '[1, 2, 3]'}
  cast: {value: h.as<u1> + 1}
  tern: {value: 'b == 1 ? "one" : "two"'}
enums:
  en: {1: x}
