meta:
  id: tiff_image
  title: Tagged Image File Format, and Exif
  file-extension: [tif, tiff]
  license: CC0-1.0
doc-ref: TIFF Revision 6.0
seq:
  - id: order
    type: u2be
    enum: order
  - id: body
    type: body
types:
  body:
    meta:
      endian:
        switch-on: _root.order
        cases:
          'order::ii': le
          'order::mm': be
    seq:
      - id: magic
        type: u2
        valid: 42
      - id: ofs_first
        type: u4
    instances:
      first:
        pos: ofs_first
        type: directory
    types:
      directory:
        seq:
          - id: num_fields
            type: u2
          - id: fields
            type: field
            repeat: expr
            repeat-expr: num_fields
          - id: ofs_next
            type: u4
        instances:
          next:
            pos: ofs_next
            type: directory
            if: ofs_next != 0
      field:
        seq:
          - id: tag
            type: u2
            enum: tag
          - id: kind
            type: u2
            enum: kind
          - id: num_values
            type: u4
          - id: value_or_offset
            size: 4
            type:
              switch-on: is_inline
              cases:
                true: inlined
                false: outside
        instances:
          width:
            value: 'kind == kind::half or kind == kind::signed_half ? 2 :
              kind == kind::word or kind == kind::signed_word or kind == kind::single ? 4 :
              kind == kind::ratio or kind == kind::signed_ratio or kind == kind::double ? 8 : 1'
          len_value:
            value: width * num_values
          is_inline:
            value: len_value <= 4
      inlined:
        seq:
          - id: values
            type:
              switch-on: _parent.kind
              cases:
                'kind::half': u2
                'kind::word': u4
                'kind::signed_half': s2
                'kind::signed_word': s4
                'kind::signed_byte': s1
                _: u1
            repeat: expr
            repeat-expr: _parent.num_values
      outside:
        seq:
          - id: offset
            type: u4
        instances:
          raw:
            io: _root._io
            pos: offset
            size: _parent.len_value
            type:
              switch-on: _parent.kind
              cases:
                'kind::ascii': text
                'kind::half': halves
                'kind::ratio': ratios
      text:
        seq:
          - id: text
            type: strz
            encoding: windows-1252
      halves:
        seq:
          - id: values
            type: u2
            repeat: eos
      ratios:
        seq:
          - id: values
            type: ratio
            repeat: eos
      ratio:
        seq:
          - id: numerator
            type: u4
          - id: denominator
            type: u4
        instances:
          value:
            value: numerator / (denominator * 1.0)
            if: denominator != 0
enums:
  order:
    0x4949: ii
    0x4d4d: mm
  kind:
    1: byte
    2: ascii
    3: half
    4: word
    5: ratio
    6: signed_byte
    7: undefined
    8: signed_half
    9: signed_word
    10: signed_ratio
    11: single
    12: double
  tag:
    0x0100: width
    0x0101: height
    0x0102: bits
    0x0103: compression
    0x0106: photometric
    0x010e: description
    0x0111: strip_offsets
    0x0112: orientation
    0x0115: samples
    0x0116: rows_per_strip
    0x0117: strip_sizes
    0x011a: x_resolution
    0x011b: y_resolution
    0x011c: planar
    0x0128: resolution_unit
    0x0131: software
    0x0140: color_map
    0x8769: exif
