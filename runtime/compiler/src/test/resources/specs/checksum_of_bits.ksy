# unsupported-spec: high may share a byte with the bits next to it; cover a range of fields
meta: {id: checksum_of_bits, endian: le}
seq:
  - {id: high, type: b4}
  - {id: low, type: b4}
  - {id: sum, type: u1, -twin-checksum: {algorithm: sum-8, of: [high]}}
