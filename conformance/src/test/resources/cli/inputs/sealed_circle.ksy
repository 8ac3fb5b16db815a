meta: {id: sealed_circle, endian: le}
seq:
  - {id: a, type: u4, -twin-checksum: {algorithm: crc-32, of: struct, self: 0}}
  - {id: b, type: u4, -twin-checksum: {algorithm: adler-32, of: struct, self: 0}}
