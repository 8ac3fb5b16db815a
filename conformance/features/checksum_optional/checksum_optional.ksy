# A flag that announces a checksum is in the text, because the checksum is not. One that announces more than a
# checksum is derived from the rest.
meta: {id: checksum_optional, endian: le}
seq:
  - {id: len_part, type: u1}
  - {id: part, type: part, size: len_part}
types:
  part:
    seq:
      - {id: flags, type: u1}
      - {id: has_extra, type: u1}
      - {id: len_data, type: u1}
      - {id: data, size: len_data}
      - {id: crc, type: u2, if: flags & 1 != 0, -twin-checksum: {algorithm: crc-16, of: before}}
      - {id: extra, type: u1, if: has_extra != 0}
      - {id: extra_check, type: u1, if: has_extra != 0, -twin-checksum: {algorithm: {xor: 8, complement: ones}, of: [extra]}}
