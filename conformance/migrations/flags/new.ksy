meta: {id: flags, endian: le}
-twin-format: {id: flags, title: Flags, version: 2}
seq:
  - {id: access, type: u2, -twin-flags: access}
  - {id: color, type: u4, -twin-radix: 16}
enums:
  access: {1: {id: can_change, -twin-aliases: [can_write]}, 2: can_read, 0x100: hidden}
