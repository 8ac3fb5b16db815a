meta:
  id: bmp_image
  title: Bitmap of Windows
  file-extension: [bmp, dib]
  license: CC0-1.0
  endian: le
seq:
  - id: magic
    contents: BM
  - id: len_file
    type: u4
  - id: reserved
    type: u2
    repeat: expr
    repeat-expr: 2
  - id: ofs_bitmap
    type: s4
  - id: len_header
    type: u4
  - id: header
    size: len_header - 4
    type: header(len_header)
instances:
  palette:
    pos: '14 + len_header + (header.has_masks ? 12 : 0)'
    size: 'ofs_bitmap - (14 + len_header + (header.has_masks ? 12 : 0))'
    type: palette
    if: header.bits <= 8
  bitmap:
    pos: ofs_bitmap
    size: stride
    repeat: expr
    repeat-expr: header.rows
    if: header.compression == compression::none
  stride:
    value: (header.width * header.bits + 31) / 32 * 4
types:
  header:
    params:
      - id: len
        type: u4
    seq:
      - id: width
        type:
          switch-on: len == 12
          cases:
            true: u2
            false: s4
      - id: height
        type:
          switch-on: len == 12
          cases:
            true: u2
            false: s4
      - id: num_planes
        type: u2
        valid: 1
      - id: bits
        type: u2
        valid:
          expr: _ == 1 or _ == 4 or _ == 8 or _ == 16 or _ == 24 or _ == 32
      - id: info
        type: info
        if: len >= 40
      - id: masks
        type: masks
        if: len >= 52
      - id: v4
        type: v4
        if: len >= 108
      - id: v5
        size-eos: true
        if: len >= 124
    instances:
      compression:
        value: 'len >= 40 ? info.compression : compression::none'
      has_masks:
        value: len == 40 and compression == compression::bitfields
      rows:
        value: 'height < 0 ? -height : height'
  info:
    seq:
      - id: compression
        type: u4
        enum: compression
      - id: len_bitmap
        type: u4
      - id: x_per_metre
        type: u4
      - id: y_per_metre
        type: u4
      - id: num_used
        type: u4
      - id: num_important
        type: u4
  masks:
    seq:
      - id: red
        type: u4
      - id: green
        type: u4
      - id: blue
        type: u4
      - id: alpha
        type: u4
        if: _parent.len >= 56
  v4:
    seq:
      - id: color_space
        type: u4
        enum: color_space
      - id: endpoints
        type: fixed(30)
        repeat: expr
        repeat-expr: 9
      - id: gamma
        type: fixed(16)
        repeat: expr
        repeat-expr: 3
  fixed:
    params:
      - id: point
        type: u1
        -unit: bits
    seq:
      - id: raw
        type: u4
    instances:
      value:
        value: raw * 1.0 / (1 << point)
  palette:
    seq:
      - id: colors
        type:
          switch-on: '_root.len_header == 12'
          cases:
            true: bgr
            false: bgrx
        repeat: eos
  bgr:
    seq:
      - id: bgr
        type: u1
        repeat: expr
        repeat-expr: 3
  bgrx:
    seq:
      - id: bgr
        type: u1
        repeat: expr
        repeat-expr: 3
      - id: reserved
        type: u1
enums:
  compression:
    0: none
    1: rle8
    2: rle4
    3: bitfields
    4: jpeg
    5: png
  color_space:
    0: calibrated
    0x73524742: srgb
    0x57696e20: windows
