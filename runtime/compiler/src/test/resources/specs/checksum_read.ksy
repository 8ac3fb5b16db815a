# unsupported-spec: checksum_read/data reads it, so that other bytes would depend on it
meta: {id: checksum_read, endian: le}
seq:
  - {id: a, type: u1}
  - {id: sum, type: u1, -twin-checksum: {algorithm: sum-8, of: [a]}}
  - {id: data, size: sum}
