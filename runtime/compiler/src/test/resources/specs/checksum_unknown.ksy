# unsupported-spec: checksum_unknown/crc: -twin-checksum: unknown algorithm 'crc-23'; did you mean
meta: {id: checksum_unknown, endian: le}
seq:
  - {id: a, type: u4}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-23, of: [a]}}
