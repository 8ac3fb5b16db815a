meta:
  id: property_list
  title: Property list of macOS, binary
  file-extension: plist
  license: CC0-1.0
  endian: be
seq:
  - id: magic
    contents: bplist
  - id: version
    type: str
    size: 2
    encoding: ASCII
instances:
  trailer:
    pos: _io.size - 32
    type: trailer
  offsets:
    pos: trailer.ofs_table
    type: 'number(trailer.len_offset)'
    repeat: expr
    repeat-expr: trailer.num_objects
  objects:
    type: object(offsets[_index].value)
    pos: 0
    size: 0
    repeat: expr
    repeat-expr: trailer.num_objects
types:
  trailer:
    seq:
      - id: reserved
        size: 5
      - id: sort_version
        type: u1
      - id: len_offset
        type: u1
        valid:
          any-of: [1, 2, 3, 4, 8]
      - id: len_reference
        type: u1
      - id: num_objects
        type: u8
      - id: idx_top
        type: u8
      - id: ofs_table
        type: u8
  number:
    params:
      - id: len
        type: s4
    seq:
      - id: raw
        type:
          switch-on: len
          cases:
            1: u1
            2: u2
            3: b24
            4: u4
            8: s8
            _: u1
    instances:
      value:
        value: raw
  object:
    params:
      - id: at
        type: s8
    instances:
      body:
        io: _root._io
        pos: at
        type: body
  body:
    seq:
      - id: kind
        type: b4
        enum: kind
      - id: short_len
        type: b4
      - id: len_marker
        type: u1
        if: has_long_len
      - id: long_len
        type: number(1 << (len_marker & 0xf))
        if: has_long_len
      - id: value
        type:
          switch-on: kind
          cases:
            'kind::integer': number(1 << short_len)
            'kind::real': real(short_len)
            'kind::date': real(short_len)
            'kind::data': data(len)
            'kind::ascii': ascii(len)
            'kind::unicode': unicode(len)
            'kind::array': references(len)
            'kind::dict': references(len * 2)
    instances:
      has_long_len:
        value: short_len == 15 and kind != kind::singleton
      len:
        value: 'has_long_len ? long_len.value : short_len'
  real:
    params:
      - id: log_len
        type: u1
    seq:
      - id: value
        type:
          switch-on: log_len
          cases:
            2: f4
            3: f8
  data:
    params:
      - id: len
        type: s4
    seq:
      - id: value
        size: len
  ascii:
    params:
      - id: len
        type: s4
    seq:
      - id: value
        type: str
        size: len
        encoding: ASCII
  unicode:
    params:
      - id: len
        type: s4
    seq:
      - id: value
        type: str
        size: len * 2
        encoding: UTF-16BE
  references:
    params:
      - id: num
        type: s4
    seq:
      - id: indexes
        type: number(_root.trailer.len_reference)
        repeat: expr
        repeat-expr: num
enums:
  kind:
    0: singleton
    1: integer
    2: real
    3: date
    4: data
    5: ascii
    6: unicode
    8: uid
    10: array
    13: dict
