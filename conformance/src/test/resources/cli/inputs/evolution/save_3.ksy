meta: {id: save, endian: le}
-twin-format: {title: Save, version: "1"}
seq:
  - {id: magic, contents: SAVE}
  - {id: version, type: u2, valid: {any-of: [1, 2]}, -twin-default: 1}
  - {id: difficulty, type: u1, enum: difficulty}
  - {id: level, type: u1}
  - {id: score, type: u4}
  - {id: num_items, type: u1}
  - {id: items, type: item, repeat: expr, repeat-expr: num_items}
  - {id: gold, type: u4}
types:
  item:
    seq:
      - {id: kind, type: u1}
      - {id: count, type: u2}
enums:
  difficulty: {0: easy, 1: hard}
