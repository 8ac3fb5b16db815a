meta: {id: members, endian: le}
-twin-format: {id: members, title: Members, version: 1}

seq:
  - {id: mode, type: u1, enum: mode}
  - {id: power, type: f4, -twin-names: {low: 0.5, high: 2}}
  - {id: num_modes, type: u1}
  - {id: modes, type: u1, enum: mode, repeat: expr, repeat-expr: num_modes}
enums:
  mode: {0: off_, 1: slow, 2: fast, 3: turbo, 9: odd}
