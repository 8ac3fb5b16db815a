# unsupported-spec: requires a whole number of whole bytes
meta: {id: checksum_in_bits, endian: le}
seq:
  - {id: a, type: u1}
  - {id: low, type: b4}
  - {id: sum, type: b12, -twin-checksum: {algorithm: crc-12/umts, of: [a]}}
