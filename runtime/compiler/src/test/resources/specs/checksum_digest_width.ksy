# unsupported-spec: MD5 has 128 bits, but sum has 20 bytes
meta: {id: checksum_digest_width, endian: le}
seq:
  - {id: a, type: u4}
  - {id: sum, size: 20, -twin-checksum: {algorithm: md5, of: [a]}}
