# unsupported-spec: flags_signed/a: -twin-flags: requires an unsigned integer
meta: {id: flags_signed, endian: le}
seq:
  - {id: a, type: s1, -twin-flags: side}
enums:
  side: {1: left}
