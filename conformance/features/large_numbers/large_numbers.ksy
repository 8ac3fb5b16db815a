# Constants of eight bytes from 2^63 upwards, and computed values beyond 31 bits.
meta: {id: large_numbers, endian: le}
seq:
  - {id: all, type: u8, valid: '0xffffffffffffffff'}
  - {id: top, type: u8, valid: {any-of: ['0x8000000000000000', '0x8000000000000001', 1]}}
  - {id: ranged, type: u8, valid: {min: 1}}
  - {id: kind, type: u8, enum: kinds}
  - {id: when, type: u1, if: kind == kinds::last}
  - {id: by_kind, type: {switch-on: kind, cases: {'kinds::last': u1, 'kinds::half': u2}}}
  - {id: four, type: u4}
  - {id: signed, type: s4}
  - {id: bits, type: b32}
instances:
  same: {value: four}
  more: {value: four + 1}
  product: {value: four * 2}
  high: {value: 0xffffffff}
  huge: {value: '0xffffffffffffffff'}
  half: {value: '0x8000000000000000'}
  of_signed: {value: signed - 1}
  of_bits: {value: bits}
  of_eight: {value: top}
  small: {value: four & 0xff}
  is_large: {value: four > 0x7fffffff}
  picked: {value: 'is_large ? four : 0'}
enums:
  kinds: {0x7fffffffffffffff: last, 0x4000000000000000: half, 1: one}
