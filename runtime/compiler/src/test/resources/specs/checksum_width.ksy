# unsupported-spec: crc: -twin-checksum: CRC-32 has 32 bits, but crc has 2 bytes
meta: {id: checksum_width, endian: le}
seq:
  - {id: a, type: u4}
  - {id: crc, type: u2, -twin-checksum: {algorithm: crc-32, of: [a]}}
