# unsupported-spec: flags_and_radix/a: -twin-flags: cannot be combined with -twin-radix
meta: {id: flags_and_radix, endian: le}
seq:
  - {id: a, type: u1, -twin-radix: 16, -twin-flags: side}
enums:
  side: {1: left}
