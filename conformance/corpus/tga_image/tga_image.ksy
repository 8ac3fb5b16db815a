meta:
  id: tga_image
  title: Truevision TGA
  file-extension: tga
  license: CC0-1.0
  endian: le
  encoding: ascii
seq:
  - id: len_id
    type: u1
  - id: has_color_map
    type: u1
    enum: presence
  - id: kind
    type: u1
    enum: kind
  - id: color_map
    type: color_map
  - id: left
    type: u2
  - id: top
    type: u2
  - id: width
    type: u2
  - id: height
    type: u2
  - id: depth
    type: u1
  - id: descriptor
    type: descriptor
  - id: image_id
    size: len_id
  - id: colors
    size: (color_map.bits + 7) / 8
    repeat: expr
    repeat-expr: color_map.num_colors
    if: has_color_map == presence::true
instances:
  footer:
    pos: _io.size - 26
    type: footer
types:
  color_map:
    seq:
      - id: first
        type: u2
      - id: num_colors
        type: u2
      - id: bits
        type: u1
  descriptor:
    seq:
      - id: reserved
        type: b2
      - id: from_top
        type: b1
      - id: from_right
        type: b1
      - id: num_alpha
        type: b4
  footer:
    seq:
      - id: ofs_extension
        type: u4
      - id: ofs_developer
        type: u4
      - id: signature
        size: 18
    instances:
      is_valid:
        value: signature.to_s("ISO-8859-1") == "TRUEVISION-XFILE.\0"
      extension:
        pos: ofs_extension
        type: extension
        if: is_valid and ofs_extension != 0
  extension:
    seq:
      - id: len
        type: u2
        valid:
          min: 495
      - id: author
        type: strz
        size: 41
      - id: comments
        type: strz
        size: 81
        repeat: expr
        repeat-expr: 4
      - id: stamp
        type: u2
        repeat: expr
        repeat-expr: 6
      - id: job
        type: strz
        size: 41
      - id: job_time
        type: u2
        repeat: expr
        repeat-expr: 3
      - id: software
        type: strz
        size: 41
      - id: version
        type: u2
      - id: version_letter
        size: 1
enums:
  presence:
    0: false
    1: true
  kind:
    0: none
    1: indexed
    2: rgb
    3: gray
    9: rle_indexed
    10: rle_rgb
    11: rle_gray
