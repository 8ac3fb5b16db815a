# unsupported-spec: a checksum of itself
meta: {id: checksum_itself, endian: le}
seq:
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [crc]}}
