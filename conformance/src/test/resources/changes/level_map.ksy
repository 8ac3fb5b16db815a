meta: {id: level_map, endian: le, encoding: UTF-8}
seq:
  - {id: magic, contents: LMAP}
  - {id: width, type: u2}
  - {id: height, type: u2}
  - {id: theme, type: u1, enum: theme}
  - {id: num_tiles, type: u2}
  - {id: tiles, type: tile, repeat: expr, repeat-expr: num_tiles}
types:
  tile:
    seq:
      - {id: kind, type: u1}
      - {id: height, type: s2}
enums:
  theme: {1: forest, 2: desert, 3: ice}
