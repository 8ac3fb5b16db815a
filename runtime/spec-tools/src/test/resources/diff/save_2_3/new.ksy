meta: {id: save, endian: le}
-twin-format: {title: Save, version: "1"}
seq:
  - {id: magic, contents: SAVE}
  - {id: version, type: u2, valid: {any-of: [1, 2, 3]}, -twin-default: 1}
  - {id: difficulty, type: u1, enum: difficulty}
  - {id: stage, type: u1, -twin-aliases: [level]}
  - {id: score, type: u4, if: version < 3}
  - {id: num_items, type: u1}
  - {id: items, type: item, repeat: expr, repeat-expr: num_items}
  - {id: gold, type: u4, if: version >= 2}
  - {id: num_names, type: u1, if: version >= 3}
  - {id: names, type: entry, repeat: expr, repeat-expr: 'version >= 3 ? num_names : 0'}
  - {id: crc, type: u4, if: version >= 3, -twin-checksum: {algorithm: crc-32, of: before}}
types:
  item:
    seq:
      - {id: kind, type: u1}
      - {id: count, type: u2}
  entry:
    seq:
      - {id: ofs, type: u2}
    instances:
      text: {pos: ofs, type: strz, encoding: UTF-8}
enums:
  difficulty:
    0: easy
    1: {id: nightmare, -twin-aliases: [hard]}
