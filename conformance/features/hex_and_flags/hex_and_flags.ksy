meta:
  id: hex_and_flags
  endian: le
seq:
  - {id: a, type: u1, -twin-radix: 16}
  - {id: b, type: u4be, -twin-radix: 16, -twin-default: 0x1f}
  - {id: c, type: s2, -twin-radix: 16}
  - {id: d, type: u8, -twin-radix: 16}
  - {id: e, type: s8, -twin-radix: 16}
  - {id: kind, type: u2, enum: kind, -twin-radix: 16}
  - {id: high, type: b5, -twin-radix: 16}
  - {id: low, type: b11, -twin-flags: attribute}
  - {id: num_ids, type: u1}
  - {id: ids, type: u2, repeat: expr, repeat-expr: num_ids, -twin-radix: 16}
  - {id: num_sums, type: u1}
  - {id: sums, type: sum, repeat: expr, repeat-expr: num_sums}
  - {id: attributes, type: u2, -twin-flags: attribute}
  - {id: none, type: u1, -twin-flags: side}
  - {id: all, type: u8, -twin-flags: side}
  - {id: num_sets, type: u1}
  - {id: sets, type: u1, repeat: expr, repeat-expr: num_sets, -twin-flags: side}
  - {id: num_entries, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: num_entries}
  - {id: single, type: single}
  - {id: more, type: u1, if: attributes & 0x10 != 0, -twin-radix: 16}
  - {id: bits, type: bits}
types:
  bits:
    meta: {bit-endian: le}
    seq:
      - {id: read, type: b1, -twin-default: false}
      - {id: written, type: b1, -twin-default: false}
      - {id: shared, type: b1, -twin-default: true}
      - {id: level, type: b5, -twin-default: 3}
  sum:
    -twin-key: at
    seq:
      - {id: at, type: u4, -twin-radix: 16}
      - {id: crc, type: u8, -twin-radix: 16}
      - {id: delta, type: s1, -twin-radix: 16, -twin-default: -1}
  entry:
    seq:
      - {id: key, type: u1}
      - {id: flags, type: u4, -twin-flags: attribute}
      - {id: other, type: u2, -twin-flags: side, -twin-default: 0}
  single:
    seq:
      - {id: value, type: u1, -twin-flags: side}
enums:
  kind:
    0x10: file
    0x20: folder
  attribute:
    0x00: plain
    0x01: visible
    0x02: locked
    0x04: hidden
    0x07: standard
    0x10: sized
  side:
    1: left
    2: right
    4: {id: top, -twin-name: Up}
