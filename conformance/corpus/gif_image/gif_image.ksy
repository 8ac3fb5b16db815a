meta:
  id: gif_image
  title: Graphics Interchange Format
  file-extension: gif
  license: CC0-1.0
  endian: le
seq:
  - id: magic
    contents: GIF
  - id: version
    type: str
    size: 3
    encoding: ASCII
    valid:
      any-of: ['"87a"', '"89a"']
  - id: screen
    type: screen
  - id: palette
    type: palette(screen.len_palette)
    if: screen.has_palette
  - id: blocks
    type: block
    repeat: until
    repeat-until: _io.eof or _.kind == block_kind::end
types:
  screen:
    seq:
      - id: width
        type: u2
      - id: height
        type: u2
      - id: has_palette
        type: b1
      - id: resolution
        type: b3
      - id: is_sorted
        type: b1
      - id: palette_exponent
        type: b3
      - id: background
        type: u1
      - id: aspect
        type: u1
    instances:
      len_palette:
        value: 2 << palette_exponent
  palette:
    params:
      - id: num_colors
        type: u2
    seq:
      - id: colors
        size: 3
        repeat: expr
        repeat-expr: num_colors
  block:
    seq:
      - id: kind
        type: u1
        enum: block_kind
      - id: body
        type:
          switch-on: kind
          cases:
            'block_kind::extension': extension
            'block_kind::image': image
  image:
    seq:
      - id: left
        type: u2
      - id: top
        type: u2
      - id: width
        type: u2
      - id: height
        type: u2
      - id: has_palette
        type: b1
      - id: is_interlaced
        type: b1
      - id: is_sorted
        type: b1
      - id: reserved
        type: b2
      - id: palette_exponent
        type: b3
      - id: palette
        type: palette(2 << palette_exponent)
        if: has_palette
      - id: min_code
        type: u1
      - id: data
        type: subblocks
  extension:
    seq:
      - id: label
        type: u1
        enum: label
      - id: body
        type:
          switch-on: label
          cases:
            'label::control': control
            'label::application': application
            _: subblocks
  control:
    seq:
      - id: len
        contents: [4]
      - id: reserved
        type: b3
      - id: disposal
        type: b3
        enum: disposal
      - id: waits
        type: b1
      - id: is_transparent
        type: b1
      - id: delay
        type: u2
      - id: transparent
        type: u1
      - id: end
        contents: [0]
  application:
    seq:
      - id: len
        type: u1
      - id: name
        type: str
        size: len
        encoding: ASCII
      - id: data
        type: subblocks
  subblocks:
    seq:
      - id: entries
        type: subblock
        repeat: until
        repeat-until: _.len == 0
  subblock:
    seq:
      - id: len
        type: u1
      - id: bytes
        size: len
enums:
  block_kind:
    0x21: extension
    0x2c: image
    0x3b: end
  label:
    0xf9: control
    0xfe: comment
    0xff: application
    0x01: plain_text
  disposal:
    0: none
    1: keep
    2: background
    3: previous
