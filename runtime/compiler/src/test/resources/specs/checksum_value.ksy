# unsupported-spec: checksum_value/sum: -twin-checksum: requires a field, not a computed value
meta: {id: checksum_value, endian: le}
seq:
  - {id: a, type: u1}
instances:
  sum: {value: a + 1, -twin-checksum: {algorithm: sum-8, of: [a]}}
