# unsupported-spec: blank requires self, the byte to count instead
meta: {id: checksum_blank, endian: le}
seq:
  - {id: a, type: u1}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: struct, blank: [a]}}
