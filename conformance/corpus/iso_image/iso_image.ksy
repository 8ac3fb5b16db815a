meta:
  id: iso_image
  title: Image of a compact disc (ISO 9660)
  file-extension: iso
  license: CC0-1.0
  encoding: ASCII
seq:
  - id: system_area
    size: 32768
  - id: descriptors
    type: descriptor
    size: 2048
    repeat: until
    repeat-until: _.kind == kind::terminator
types:
  both16:
    seq:
      - id: le
        type: u2le
      - id: be
        type: u2be
        valid: le
  both32:
    seq:
      - id: le
        type: u4le
      - id: be
        type: u4be
  text:
    params:
      - id: len
        type: u2
    seq:
      - id: text
        type: str
        size: len
        pad-right: 0x20
  descriptor:
    seq:
      - id: kind
        type: u1
        enum: kind
      - id: magic
        contents: CD001
      - id: version
        type: u1
      - id: volume
        type: volume
        if: kind == kind::primary
      - id: wide
        type: wide
        if: kind == kind::supplementary
  wide:
    meta:
      encoding: UTF-16BE
    seq:
      - id: flags
        type: u1
      - id: system
        type: str
        size: 32
      - id: name
        type: str
        size: 32
  volume:
    seq:
      - id: reserved
        size: 1
      - id: system
        type: text(32)
      - id: name
        type: text(32)
      - id: reserved2
        size: 8
      - id: num_blocks
        type: both32
      - id: escape
        size: 32
      - id: num_volumes
        type: both16
      - id: number
        type: both16
      - id: len_block
        type: both16
      - id: len_path_table
        type: both32
      - id: block_path_table_le
        type: u4le
      - id: block_other_path_table_le
        type: u4le
      - id: block_path_table_be
        type: u4be
      - id: block_other_path_table_be
        type: u4be
      - id: root
        type: entry
        size: 34
      - id: volume_set
        type: text(128)
      - id: publisher
        type: text(128)
      - id: preparer
        type: text(128)
      - id: application
        type: text(128)
      - id: files
        type: text(37)
        repeat: expr
        repeat-expr: 3
      - id: times
        type: time
        repeat: expr
        repeat-expr: 4
    instances:
      path_table:
        io: _root._io
        pos: block_path_table_le * len_block.le
        size: len_path_table.le
        type: path_table
  path_table:
    seq:
      - id: entries
        type: path_entry
        repeat: eos
  path_entry:
    seq:
      - id: len_name
        type: u1
      - id: len_attributes
        type: u1
      - id: block
        type: u4le
      - id: idx_parent
        type: u2le
      - id: name
        type: str
        size: len_name
      - id: padding
        size: len_name % 2
  time:
    seq:
      - id: digits
        type: str
        size: 16
      - id: quarter_hours
        type: s1
  entry:
    seq:
      - id: len
        type: u1
      - id: len_attributes
        type: u1
      - id: block
        type: both32
      - id: len_data
        type: both32
      - id: time
        size: 7
      - id: flags
        type: u1
      - id: unit
        type: u1
      - id: gap
        type: u1
      - id: volume
        type: both16
      - id: len_name
        type: u1
      - id: name
        type: str
        size: len_name
    instances:
      children:
        io: _root._io
        pos: block.le * 2048
        size: len_data.le
        type: directory
        if: (flags & 2) != 0 and _io.size == 34
  directory:
    seq:
      - id: entries
        type: slot
        repeat: eos
  slot:
    seq:
      - id: len
        type: u1
      - id: entry
        type: entry_rest
        size: len - 1
        if: len != 0
  entry_rest:
    seq:
      - id: len_attributes
        type: u1
      - id: block
        type: both32
      - id: len_data
        type: both32
      - id: time
        size: 7
      - id: flags
        type: u1
      - id: unit
        type: u1
      - id: gap
        type: u1
      - id: volume
        type: both16
      - id: len_name
        type: u1
      - id: name
        type: str
        size: len_name
      - id: system_use
        size-eos: true
enums:
  kind:
    0: boot
    1: primary
    2: supplementary
    255: terminator
