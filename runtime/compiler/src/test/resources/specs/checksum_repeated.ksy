# unsupported-spec: requires a field that is not repeated
meta: {id: checksum_repeated, endian: le}
seq:
  - {id: a, type: u1}
  - {id: sum, type: u1, repeat: expr, repeat-expr: 2, -twin-checksum: {algorithm: sum-8, of: [a]}}
