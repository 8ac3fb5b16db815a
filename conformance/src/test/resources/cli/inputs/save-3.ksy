meta: {id: save, endian: le}
-twin-format: {id: save, title: Save, version: 3}

seq:
  - {id: magic, contents: SAVE, -twin-role: magic}
  - {id: version, type: u2, valid: {any-of: [1, 2, 3]}, -twin-role: version}
  - {id: health, type: u2, -twin-aliases: {hp: 2}}
  - {id: level, type: u1, enum: level}
  - {id: lives, type: u1, -twin-default: 3, if: version >= 2}
  - {id: num_items, type: u2}
  - {id: items, type: item, repeat: expr, repeat-expr: num_items}
  - {id: name, type: strz, encoding: UTF-8, if: version >= 3}
types:
  item:
    seq:
      - {id: kind, type: u1}
      - {id: count, type: u2}
      - {id: wear, type: f4, -twin-default: 0}
enums:
  level: {0: easy, 1: normal, 3: {id: nightmare, -twin-aliases: {hard: 2}}}
