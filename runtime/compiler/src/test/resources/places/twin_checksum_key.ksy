# unsupported-spec twin_checksum_key.ksy:10:7 fields
meta:
  id: twin_checksum_key
  endian: le
seq:
  - {id: a, type: u4}
  - id: crc
    type: u4
    -twin-checksum:
      fields: [a]
      algorithm: crc-32
