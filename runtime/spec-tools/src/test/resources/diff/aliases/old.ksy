meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: mode, type: u1, enum: mode}
  - {id: hp, type: u2}
  - {id: x, type: u1}
enums:
  mode: {0: easy, 1: hard}
