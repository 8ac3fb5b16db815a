meta: {id: toy, endian: le}
seq:
  - {id: x, type: u2}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32/iso-hdlc, of: [x]}}
