# unsupported-spec: a checksum allows no contents and no valid
meta: {id: checksum_valid, endian: le}
seq:
  - {id: a, type: u1}
  - {id: sum, type: u1, valid: 1, -twin-checksum: {algorithm: sum-8, of: [a]}}
