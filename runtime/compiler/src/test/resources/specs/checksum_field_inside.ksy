# unsupported-spec: checksum_field_inside::part has no field 'b'
meta: {id: checksum_field_inside, endian: le}
seq:
  - {id: part, type: part}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [part.b]}}
types:
  part: {seq: [{id: a, type: u1}]}
