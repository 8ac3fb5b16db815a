meta: {id: flags, endian: le}
-twin-format: {id: flags, title: Flags, version: 1}
seq:
  - {id: access, type: u1, -twin-flags: access}
  - {id: color, type: u2, -twin-radix: 16}
enums:
  access: {1: can_read, 2: can_write, 4: archived}
