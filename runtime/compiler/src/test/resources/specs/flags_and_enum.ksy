# unsupported-spec: flags_and_enum/a: -twin-flags: cannot be combined with an enum or -twin-names
meta: {id: flags_and_enum, endian: le}
seq:
  - {id: a, type: u1, enum: side, -twin-flags: side}
enums:
  side: {1: left}
