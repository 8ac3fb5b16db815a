# unsupported-spec: -twin-key: a has flags, which the key of a row cannot be
meta: {id: flags_as_key, endian: le}
seq:
  - {id: rows, type: row, repeat: eos}
types:
  row:
    -twin-key: a
    seq:
      - {id: a, type: u1, -twin-flags: side}
      - {id: b, type: u1}
enums:
  side: {1: left}
