# unsupported-spec: b comes after a
meta: {id: checksum_range, endian: le}
seq:
  - {id: a, type: u1}
  - {id: b, type: u1}
  - {id: sum, type: u1, -twin-checksum: {algorithm: sum-8, of: {from: b, to: a}}}
