meta: {id: members, endian: le}
-twin-format: {id: members, title: Members, version: 2}

seq:
  - {id: mode, type: u2, enum: speed}
  - {id: power, type: f8, -twin-names: {low: 0.25, high: 2}}
  - {id: num_modes, type: u1}
  - {id: modes, type: u2, enum: speed, repeat: expr, repeat-expr: num_modes}
enums:
  speed: {1: off_, 2: {id: careful, -twin-aliases: {slow: 2}}, 3: fast, 300: turbo}
