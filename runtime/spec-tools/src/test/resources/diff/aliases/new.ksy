meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: mode, type: u1, enum: mode}
  - {id: health, type: u4, -twin-aliases: [hp]}
  - {id: x, type: u1}
enums:
  mode:
    0: easy
    1: {id: nightmare, -twin-aliases: [hard]}
