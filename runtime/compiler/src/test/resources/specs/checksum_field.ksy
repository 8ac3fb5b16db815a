# unsupported-spec: checksum_field has no field 'bdoy'; did you mean 'body'?
meta: {id: checksum_field, endian: le}
seq:
  - {id: body, type: u4}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [bdoy]}}
