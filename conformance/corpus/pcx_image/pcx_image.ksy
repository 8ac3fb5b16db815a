meta:
  id: pcx_image
  title: PC Paintbrush
  file-extension: pcx
  license: CC0-1.0
  endian: le
seq:
  - id: header
    type: header
    size: 128
  - id: packed
    size: '_io.size - _io.pos - (has_palette ? 769 : 0)'
  - id: palette
    type: palette
    if: has_palette
instances:
  has_palette:
    value: header.version == version::v3_0 and header.bits == 8 and header.num_planes == 1
types:
  header:
    seq:
      - id: magic
        contents: [0x0a]
      - id: version
        type: u1
        enum: version
      - id: encoding
        type: u1
        valid:
          max: 1
      - id: bits
        type: u1
      - id: left
        type: u2
      - id: top
        type: u2
      - id: right
        type: u2
      - id: bottom
        type: u2
      - id: horizontal_dpi
        type: u2
      - id: vertical_dpi
        type: u2
      - id: palette_16
        size: 48
      - id: reserved
        contents: [0]
      - id: num_planes
        type: u1
      - id: bytes_per_line
        type: u2
      - id: palette_kind
        type: u2
      - id: screen_width
        type: u2
      - id: screen_height
        type: u2
    instances:
      width:
        value: right - left + 1
      height:
        value: bottom - top + 1
  palette:
    seq:
      - id: magic
        contents: [0x0c]
      - id: colors
        size: 3
        repeat: expr
        repeat-expr: 256
enums:
  version:
    0: v2_5
    2: v2_8_with_palette
    3: v2_8
    5: v3_0
