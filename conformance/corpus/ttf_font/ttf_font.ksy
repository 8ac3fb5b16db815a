meta:
  id: ttf_font
  title: TrueType font
  file-extension: ttf
  license: CC0-1.0
  endian: be
doc-ref: ISO/IEC 14496-22
seq:
  - id: version
    type: u4
    valid:
      any-of: [0x0001_0000, 0x7472_7565]
  - id: num_tables
    type: u2
  - id: search_range
    type: u2
  - id: entry_selector
    type: u2
  - id: range_shift
    type: u2
  - id: tables
    type: table
    repeat: expr
    repeat-expr: num_tables
types:
  table:
    seq:
      - id: tag
        type: str
        size: 4
        encoding: ASCII
      - id: checksum
        type: u4
      - id: offset
        type: u4
      - id: len
        type: u4
    instances:
      value:
        io: _root._io
        pos: offset
        size: len
        type:
          switch-on: tag
          cases:
            '"head"': head
            '"maxp"': maxp
            '"hhea"': hhea
            '"name"': name
            '"cmap"': cmap
            '"post"': post
  fixed:
    seq:
      - id: whole
        type: s2
      - id: fraction
        type: u2
    instances:
      value:
        value: whole + fraction / 65536.0
  head:
    seq:
      - id: version
        type: fixed
      - id: revision
        type: fixed
      - id: checksum_adjustment
        type: u4
      - id: magic
        contents: [0x5f, 0x0f, 0x3c, 0xf5]
      - id: flags
        type: u2
      - id: units_per_em
        type: u2
        valid:
          min: 16
          max: 16384
      - id: created
        type: s8
      - id: modified
        type: s8
      - id: box
        type: s2
        repeat: expr
        repeat-expr: 4
      - id: style
        type: u2
      - id: smallest
        type: u2
      - id: direction
        type: s2
        enum: direction
      - id: location_format
        type: s2
      - id: glyph_format
        type: s2
    enums:
      direction:
        -2: right_to_left_and_neutral
        -1: right_to_left
        0: mixed
        1: left_to_right
        2: left_to_right_and_neutral
  maxp:
    seq:
      - id: version
        type: fixed
      - id: num_glyphs
        type: u2
      - id: limits
        type: u2
        repeat: eos
  hhea:
    seq:
      - id: version
        type: fixed
      - id: ascender
        type: s2
      - id: descender
        type: s2
      - id: line_gap
        type: s2
      - id: max_advance
        type: u2
      - id: bearings
        type: s2
        repeat: expr
        repeat-expr: 3
      - id: caret
        type: s2
        repeat: expr
        repeat-expr: 3
      - id: reserved
        contents: [0, 0, 0, 0, 0, 0, 0, 0]
      - id: metric_format
        type: s2
      - id: num_metrics
        type: u2
  name:
    seq:
      - id: format
        type: u2
      - id: num_records
        type: u2
      - id: ofs_strings
        type: u2
      - id: records
        type: record
        repeat: expr
        repeat-expr: num_records
    types:
      record:
        seq:
          - id: platform
            type: u2
            enum: platform
          - id: encoding
            type: u2
          - id: language
            type: u2
          - id: name
            type: u2
          - id: len_text
            type: u2
          - id: ofs_text
            type: u2
        instances:
          ascii:
            io: _io
            pos: _parent.ofs_strings + ofs_text
            type: str
            size: len_text
            encoding: ascii
            if: platform == platform::macintosh
          unicode:
            pos: _parent.ofs_strings + ofs_text
            type: str
            size: len_text
            encoding: utf-16be
            if: platform != platform::macintosh
      no_bytes: {}
    enums:
      platform:
        0: unicode
        1: macintosh
        3: microsoft
  cmap:
    seq:
      - id: version
        type: u2
      - id: num_subtables
        type: u2
      - id: subtables
        type: subtable
        repeat: expr
        repeat-expr: num_subtables
    types:
      subtable:
        seq:
          - id: platform
            type: u2
            enum: name::platform
          - id: encoding
            type: u2
          - id: offset
            type: u4
        instances:
          format:
            pos: offset
            type: u2
          body:
            pos: offset + 2
            type:
              switch-on: format
              cases:
                0: format0
                4: format4
                6: format6
      format0:
        seq:
          - id: len
            type: u2
          - id: language
            type: u2
          - id: glyphs
            type: u1
            repeat: expr
            repeat-expr: 256
      format4:
        seq:
          - id: len
            type: u2
          - id: body
            type: segments
            size: len - 4
      segments:
        seq:
          - id: language
            type: u2
          - id: double_segments
            type: u2
          - id: search
            type: u2
            repeat: expr
            repeat-expr: 3
          - id: ends
            type: u2
            repeat: expr
            repeat-expr: num_segments
          - id: pad
            type: u2
          - id: starts
            type: u2
            repeat: expr
            repeat-expr: num_segments
          - id: deltas
            type: s2
            repeat: expr
            repeat-expr: num_segments
          - id: range_offsets
            type: u2
            repeat: expr
            repeat-expr: num_segments
          - id: glyphs
            type: u2
            repeat: eos
        instances:
          num_segments:
            value: double_segments / 2
      format6:
        seq:
          - id: len
            type: u2
          - id: language
            type: u2
          - id: first
            type: u2
          - id: num_glyphs
            type: u2
          - id: glyphs
            type: u2
            repeat: expr
            repeat-expr: num_glyphs
  post:
    seq:
      - id: version
        type: fixed
      - id: italic_angle
        type: fixed
      - id: underline
        type: s2
        repeat: expr
        repeat-expr: 2
      - id: is_fixed_pitch
        type: u4
      - id: memory
        type: u4
        repeat: expr
        repeat-expr: 4
      - id: names
        type: post::post_names
        if: version.whole == 2 and version.fraction == 0
    types:
      post_names:
        seq:
          - id: num_glyphs
            type: u2
          - id: indexes
            type: u2
            repeat: expr
            repeat-expr: num_glyphs
          - id: names
            type: pascal
            repeat: eos
      pascal:
        seq:
          - id: len
            type: u1
          - id: value
            type: str
            size: len
            encoding: ascii
            if: len != 0
