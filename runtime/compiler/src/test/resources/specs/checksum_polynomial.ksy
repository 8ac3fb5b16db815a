# unsupported-spec: poly must have at most 16 bits
meta: {id: checksum_polynomial, endian: le}
seq:
  - {id: a, type: u1}
  - {id: crc, type: u4, -twin-checksum: {algorithm: {width: 16, poly: 0x11021}, of: [a]}}
