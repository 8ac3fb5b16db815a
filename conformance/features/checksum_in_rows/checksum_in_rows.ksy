# Rows and single values without their checksums; blocks where these are wrong.
meta: {id: checksum_in_rows, endian: le}
seq:
  - {id: num_records, type: u1}
  - {id: records, type: record, repeat: expr, repeat-expr: num_records}
  - {id: key, type: key}
types:
  record:
    seq:
      - {id: address, type: u1}
      - {id: value, type: u2}
      - {id: sum, type: u1, -twin-checksum: {algorithm: {sum: 8, complement: twos}, of: before}}
  key:
    seq:
      - {id: number, type: u4}
      - {id: crc, type: u2, -twin-checksum: {algorithm: crc-16/xmodem, of: [number]}}
