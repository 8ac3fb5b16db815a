# unsupported-spec twin_checksum_of.ksy:11:15 c
meta:
  id: twin_checksum_of
  endian: le
seq:
  - {id: a, type: u4}
  - id: crc
    type: u4
    -twin-checksum:
      algorithm: crc-32
      of: [a, c]
