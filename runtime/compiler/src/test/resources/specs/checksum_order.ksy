# unsupported-spec: order contradicts the byte order of crc
meta: {id: checksum_order, endian: le}
seq:
  - {id: a, type: u1}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [a], order: be}}
