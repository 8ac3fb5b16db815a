meta:
  id: fat_volume
  title: File Allocation Table volume
  license: CC0-1.0
  endian: le
  encoding: IBM437
seq:
  - id: boot
    type: boot
    size: 512
instances:
  fats:
    pos: boot.num_reserved * boot.len_sector
    size: boot.num_fat_sectors * boot.len_sector
    repeat: expr
    repeat-expr: boot.num_fats
  root_directory:
    pos: boot.pos_root
    size: boot.num_root_entries * 32
    type: directory
types:
  boot:
    seq:
      - id: jump
        size: 3
      - id: oem
        type: str
        size: 8
        pad-right: 0x20
      - id: len_sector
        type: u2
        valid:
          any-of: [512, 1024, 2048, 4096]
      - id: num_cluster_sectors
        type: u1
      - id: num_reserved
        type: u2
      - id: num_fats
        type: u1
      - id: num_root_entries
        type: u2
      - id: num_sectors16
        type: u2
      - id: media
        type: u1
      - id: num_fat_sectors
        type: u2
      - id: num_track_sectors
        type: u2
      - id: num_heads
        type: u2
      - id: num_hidden
        type: u4
      - id: num_sectors32
        type: u4
      - id: drive
        type: u1
      - id: reserved
        type: u1
      - id: extended_signature
        type: u1
      - id: serial
        type: u4
        if: extended_signature == 0x29
      - id: label
        type: str
        size: 11
        pad-right: 0x20
        if: extended_signature == 0x29
      - id: system
        type: str
        size: 8
        pad-right: 0x20
        if: extended_signature == 0x29
      - id: code
        size: 510 - _io.pos
      - id: signature
        contents: [0x55, 0xaa]
    instances:
      num_sectors:
        value: 'num_sectors16 == 0 ? num_sectors32 : num_sectors16'
      pos_root:
        value: (num_reserved + num_fats * num_fat_sectors) * len_sector
  directory:
    seq:
      - id: entries
        type: entry
        repeat: eos
  entry:
    seq:
      - id: name
        type: str
        size: 8
        pad-right: 0x20
      - id: extension
        type: str
        size: 3
        pad-right: 0x20
      - id: attributes
        type: attributes
        size: 1
      - id: reserved
        size: 10
      - id: time
        type: u2
      - id: date
        type: u2
      - id: cluster
        type: u2
      - id: len_file
        type: u4
    instances:
      is_free:
        value: name.length == 0
      mod_year:
        value: 1980 + (date >> 9)
        if: not is_free
  attributes:
    meta:
      bit-endian: le
    seq:
      - id: read_only
        type: b1
      - id: hidden
        type: b1
      - id: system
        type: b1
      - id: label
        type: b1
      - id: directory
        type: b1
      - id: archive
        type: b1
