meta:
  id: gpt_table
  title: GUID partition table
  license: CC0-1.0
  endian: le
instances:
  len_sector:
    value: 0x200
  primary:
    pos: len_sector
    type: header
  backup:
    pos: _io.size - len_sector
    type: header
types:
  guid:
    seq:
      - id: first
        type: u4
      - id: second
        type: u2
      - id: third
        type: u2
      - id: last
        type: u8be
  header:
    seq:
      - id: magic
        contents: "EFI PART"
      - id: revision
        type: u4
      - id: len_header
        type: u4
        valid:
          min: 92
      - id: crc32
        type: u4
      - id: reserved
        type: u4
      - id: sector
        type: u8
      - id: other_sector
        type: u8
      - id: first_usable
        type: u8
      - id: last_usable
        type: s8
      - id: disk
        type: guid
      - id: sector_entries
        type: u8
      - id: num_entries
        type: u4
      - id: len_entry
        type: u4
      - id: crc32_entries
        type: u4
    instances:
      entries:
        io: _root._io
        pos: sector_entries * _root.len_sector
        size: len_entry
        type: entry
        repeat: expr
        repeat-expr: num_entries
  entry:
    seq:
      - id: kind
        type: guid
      - id: id
        type: guid
      - id: first_sector
        type: u8
      - id: last_sector
        type: u8
      - id: attributes
        type: u8
      - id: name
        type: str
        size: 72
        encoding: UTF-16LE
