# unsupported-spec: requires of: a list of fields, a range, or before, after, struct or file
meta: {id: checksum_of_nothing, endian: le}
seq:
  - {id: a, type: u1}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32}}
