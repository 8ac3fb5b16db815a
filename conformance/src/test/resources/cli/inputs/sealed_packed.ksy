meta: {id: sealed_packed, endian: le}
seq:
  - {id: len_body, type: u1}
  - {id: body, size: len_body}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [body], unpack: deflate}}
