meta:
  id: records
  endian: le
seq:
  - id: header
    type: header
    size: 8
types:
  header:
    seq:
      - id: version
        type: u4
      - id: num_records
        type: u4
      - id: crc
        type: u4
