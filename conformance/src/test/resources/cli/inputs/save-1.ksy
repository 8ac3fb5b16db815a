meta: {id: save, endian: le}
-twin-format: {id: save, title: Save, version: 1}

seq:
  - {id: magic, contents: SAVE, -twin-role: magic}
  - {id: version, type: u2, valid: 1, -twin-role: version}
  - {id: hp, type: u1}
  - {id: level, type: u1, enum: level}
  - {id: cheats, type: u1, -twin-default: 0}
  - {id: num_items, type: u1}
  - {id: items, type: item, repeat: expr, repeat-expr: num_items}
types:
  item:
    seq:
      - {id: kind, type: u1}
      - {id: count, type: u1}
enums:
  level: {0: easy, 1: normal, 2: hard}
