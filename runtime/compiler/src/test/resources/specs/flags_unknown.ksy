# unsupported-spec: flags_unknown/a: -twin-flags: unknown enum sides
meta: {id: flags_unknown, endian: le}
seq:
  - {id: a, type: u1, -twin-flags: sides}
enums:
  side: {1: left}
