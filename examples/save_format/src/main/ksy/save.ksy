# The saves of a game: numbers, items, and strings that are found by their offsets.
meta: {id: save, endian: le}
-twin-format: {id: save, title: Save, version: 1}
seq:
  - {id: magic, contents: SAVE, -twin-role: magic}
  - {id: version, type: u2, valid: 1, -twin-role: version}
  - {id: hp, type: u2}
  - {id: difficulty, type: u1, enum: difficulty}
  - {id: cheats, type: u1, -twin-default: 0}
  - {id: num_items, type: u1}
  - {id: items, type: item, repeat: expr, repeat-expr: num_items}
  - {id: num_strings, type: u1}
  - {id: strings, type: entry, repeat: expr, repeat-expr: num_strings}
types:
  item:
    seq:
      - {id: kind, type: u1}
      - {id: count, type: u2}
  entry:
    seq:
      - {id: ofs_text, type: u4}
    instances:
      text: {pos: ofs_text, type: strz, encoding: UTF-8}
enums:
  difficulty: {0: easy, 1: normal, 2: hard}
