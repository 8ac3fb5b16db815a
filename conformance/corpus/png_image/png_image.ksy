meta:
  id: png_image
  title: Portable Network Graphics
  file-extension: png
  license: CC0-1.0
  endian: be
doc-ref: ISO/IEC 15948
seq:
  - id: magic
    contents: [0x89, PNG, 0x0d, 0x0a, 0x1a, 0x0a]
  - id: len_header
    type: u4
    valid: 13
  - id: header_type
    contents: IHDR
  - id: header
    type: header
  - id: header_crc
    type: u4
  - id: chunks
    type: chunk
    repeat: until
    repeat-until: '_.type == "IEND" or _io.eof'
types:
  header:
    seq:
      - id: width
        type: u4
        valid:
          min: 1
          max: 0x7fff_ffff
      - id: height
        type: u4
      - id: depth
        type: u1
        valid:
          any-of: [1, 2, 4, 8, 16]
      - id: color
        type: u1
        enum: color
      - id: compression
        type: u1
      - id: filter
        type: u1
      - id: interlaced
        type: u1
        enum: yes_or_no
  chunk:
    seq:
      - id: len
        type: u4
      - id: type
        type: str
        size: 4
        encoding: ASCII
      - id: body
        size: len
        type:
          switch-on: type
          cases:
            '"PLTE"': palette
            '"gAMA"': gamma
            '"pHYs"': density
            '"tIME"': time
            '"tEXt"': text
            '"zTXt"': packed_text
            '"iTXt"': international_text
            '"bKGD"': background
      - id: crc
        type: u4
  palette:
    seq:
      - id: entries
        type: rgb
        repeat: eos
  rgb:
    seq:
      - id: r
        type: u1
      - id: g
        type: u1
      - id: b
        type: u1
  gamma:
    seq:
      - id: value
        type: u4
    instances:
      ratio:
        value: value / 100000.0
  density:
    seq:
      - id: x
        type: u4
      - id: y
        type: u4
      - id: unit
        type: u1
    instances:
      dots_per_inch:
        value: x * 0.0254
        if: unit == 1
  time:
    seq:
      - id: year
        type: u2
      - id: month
        type: u1
      - id: day
        type: u1
      - id: hour
        type: u1
      - id: minute
        type: u1
      - id: second
        type: u1
  text:
    seq:
      - id: keyword
        type: strz
        encoding: ISO-8859-1
      - id: text
        type: str
        size-eos: true
        encoding: ISO-8859-1
  packed_text:
    seq:
      - id: keyword
        type: strz
        encoding: ISO-8859-1
      - id: method
        type: u1
      - id: text
        process: zlib
        size-eos: true
  international_text:
    seq:
      - id: keyword
        type: strz
        encoding: UTF-8
      - id: is_packed
        type: u1
        enum: yes_or_no
      - id: method
        type: u1
      - id: language
        type: strz
        encoding: ASCII
      - id: translated
        type: strz
        encoding: UTF-8
      - id: text
        type: str
        size-eos: true
        encoding: UTF-8
        if: is_packed == yes_or_no::false
      - id: packed
        size-eos: true
        process: zlib
        if: is_packed == yes_or_no::true
  background:
    seq:
      - id: color
        type:
          switch-on: _root.header.color
          cases:
            color::gray: u2
            color::gray_alpha: u2
            color::indexed: u1
            color::rgb: wide_rgb
            color::rgb_alpha: wide_rgb
  wide_rgb:
    seq:
      - id: r
        type: u2
      - id: g
        type: u2
      - id: b
        type: u2
enums:
  color:
    0: gray
    2: rgb
    3: indexed
    4: gray_alpha
    6: rgb_alpha
  yes_or_no:
    0: false
    1: true
