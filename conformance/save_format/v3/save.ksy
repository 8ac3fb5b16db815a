# Version 3: a checksum, and the type of items has a new name.
meta: {id: save, endian: le}
-twin-format: {id: save, title: Save, version: 3}
seq:
  - {id: magic, contents: SAVE, -twin-role: magic}
  - {id: version, type: u2, valid: {any-of: [1, 2, 3]}, -twin-role: version}
  - {id: health, type: u2, -twin-aliases: {hp: 2}}
  - {id: difficulty, type: u1, enum: difficulty}
  - {id: cheats, type: u1, -twin-default: 0, if: version == 1}
  - {id: lives, type: u1, -twin-default: 3, if: version >= 2}
  - {id: num_items, type: u1}
  - {id: items, type: stack, repeat: expr, repeat-expr: num_items}
  - {id: crc, type: u4, if: version >= 3, -twin-checksum: {algorithm: crc-32, of: [version, health, items]}}
  - {id: num_strings, type: u1}
  - {id: strings, type: entry, repeat: expr, repeat-expr: num_strings}
types:
  stack:
    -twin-aliases: {item: 3}
    seq:
      - {id: kind, type: u1}
      - {id: count, type: u2}
  entry:
    seq:
      - {id: ofs_text, type: u4}
    instances:
      text: {pos: ofs_text, type: strz, encoding: UTF-8}
enums:
  difficulty:
    0: easy
    1: normal
    2: {id: nightmare, -twin-aliases: {hard: 2}}
