meta:
  id: zoneinfo
  title: Time zone information (TZif)
  license: CC0-1.0
  endian: be
  encoding: ASCII
doc-ref: RFC 8536
seq:
  - id: block32
    type: 'block(time_width::short)'
  - id: block64
    type: 'block(time_width::long)'
    if: block32.version != version::v1
  - id: footer
    type: footer
    if: block32.version != version::v1
types:
  block:
    params:
      - id: len_time
        type: u1
        enum: time_width
    seq:
      - id: magic
        contents: TZif
      - id: version
        type: u1
        enum: version
      - id: reserved
        size: 15
      - id: num_ut
        type: u4
      - id: num_standard
        type: u4
      - id: num_leaps
        type: u4
      - id: num_transitions
        type: u4
      - id: num_kinds
        type: u4
      - id: len_names
        type: u4
      - id: transitions
        type:
          switch-on: len_time
          cases:
            'time_width::long': s8
            'time_width::short': s4
        repeat: expr
        repeat-expr: num_transitions
      - id: kinds_of_transitions
        type: u1
        repeat: expr
        repeat-expr: num_transitions
      - id: kinds
        type: kind
        repeat: expr
        repeat-expr: num_kinds
      - id: names
        type: names
        size: len_names
      - id: leaps
        size: len_time.to_i + 4
        repeat: expr
        repeat-expr: num_leaps
      - id: standards
        type: u1
        repeat: expr
        repeat-expr: num_standard
      - id: universals
        type: u1
        repeat: expr
        repeat-expr: num_ut
  kind:
    seq:
      - id: offset
        type: s4
      - id: is_daylight
        type: u1
      - id: name_at
        type: u1
    instances:
      name:
        io: _parent.names._io
        pos: name_at
        type: strz
      hours:
        value: offset / 3600
  names:
    seq:
      - id: names
        type: strz
        repeat: eos
  footer:
    seq:
      - id: start
        contents: "\n"
      - id: rule
        type: str
        terminator: 0x0a
        eos-error: false
enums:
  version:
    0: v1
    0x32: v2
    0x33: v3
  time_width:
    4: short
    8: long
