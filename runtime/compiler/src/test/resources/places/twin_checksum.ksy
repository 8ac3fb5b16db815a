# unsupported-spec twin_checksum.ksy:8:17 crc32x
meta:
  id: twin_checksum
  endian: le
seq:
  - {id: a, type: u4}
  - {id: crc, type: u4, -twin-checksum: {
     algorithm: crc32x, of: [a]}}
