meta:
  id: ico_icon
  title: Icons and cursors of Windows
  file-extension: [ico, cur]
  license: CC0-1.0
  endian: le
seq:
  - id: magic
    contents: [0, 0]
  - id: kind
    type: u2
    enum: kind
    valid:
      in-enum: true
  - id: num_images
    type: u2
  - id: images
    type: image
    repeat: expr
    repeat-expr: num_images
types:
  image:
    seq:
      - id: raw_width
        type: u1
      - id: raw_height
        type: u1
      - id: num_colors
        type: u1
      - id: reserved
        size: 1
      - id: planes_or_x
        type: u2
      - id: bits_or_y
        type: u2
      - id: len_data
        type: u4
      - id: ofs_data
        type: u4
    instances:
      width:
        value: 'raw_width == 0 ? 256 : raw_width'
      height:
        value: 'raw_height == 0 ? 256 : raw_height'
      is_png:
        pos: ofs_data
        size: 8
      png_magic:
        value: '[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]'
      holds_png:
        value: is_png == png_magic
      bitmap:
        pos: ofs_data
        size: len_data
        type:
          switch-on: holds_png
          cases:
            false: dib
  dib:
    seq:
      - id: len_header
        type: u4
      - id: width
        type: s4
      - id: double_height
        type: s4
      - id: planes
        type: u2
      - id: bits
        type: u2
      - id: rest
        size-eos: true
enums:
  kind:
    1: icon
    2: cursor
