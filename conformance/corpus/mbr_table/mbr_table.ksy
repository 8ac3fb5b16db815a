meta:
  id: mbr_table
  title: Master boot record with logical partitions
  license: CC0-1.0
  endian: le
seq:
  - id: code
    size: 0x1be
  - id: partitions
    type: partition
    repeat: expr
    repeat-expr: 4
  - id: signature
    contents: [0x55, 0xaa]
types:
  address:
    seq:
      - id: head
        type: u1
      - id: sector
        type: b6
      - id: cylinder_high
        type: b2
      - id: cylinder_low
        type: u1
    -webide-representation: '{cylinder:dec}/{head:dec}/{sector:dec}'
    instances:
      cylinder:
        value: cylinder_low | (cylinder_high << 8)
  partition:
    seq:
      - id: status
        type: u1
        enum: status
      - id: first
        type: address
      - id: kind
        type: u1
        enum: kind
      - id: last
        type: address
      - id: first_sector
        type: u4
      - id: num_sectors
        type: u4
    instances:
      is_used:
        value: kind != kind::empty and num_sectors > 0
      start:
        io: _root._io
        pos: first_sector * 512
        size: 16
        if: is_used and first_sector * 512 + 16 <= _root._io.size
enums:
  status:
    0: inactive
    0x80: active
  kind:
    0: empty
    1: fat12
    5: extended
    6: fat16
    7: ntfs
    0x82: swap
    0x83: linux
    0xee: gpt
