# unsupported-spec: checksum_parent has no _parent
meta: {id: checksum_parent, endian: le}
seq:
  - {id: a, type: u4}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [_parent.a]}}
