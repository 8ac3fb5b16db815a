meta: {id: new_game, endian: be}
-twin-format: {title: Game Save, version: 7}
seq:
  - {id: magic, contents: GS}
  - {id: a, type: u1}
