# unsupported-spec: checksums that cover each other: inner.crc → crc → inner.crc
meta: {id: checksum_cycle_inside, endian: le}
seq:
  - {id: inner, type: inner}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [inner]}}
types:
  inner:
    seq:
      - {id: x, type: u1}
      - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: file}}
