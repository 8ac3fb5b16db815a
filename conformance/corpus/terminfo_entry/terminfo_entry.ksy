meta:
  id: terminfo_entry
  title: Description of a terminal, compiled
  license: CC0-1.0
  endian: le
  encoding: ASCII
doc-ref: term(5)
seq:
  - id: magic
    type: u2
    enum: magic
    valid:
      in-enum: true
  - id: len_names
    type: u2
  - id: num_flags
    type: u2
  - id: num_numbers
    type: u2
  - id: num_strings
    type: u2
  - id: len_strings
    type: u2
  - id: names
    type: strz
    size: len_names
  - id: flags
    type: u1
    enum: flag
    repeat: expr
    repeat-expr: num_flags
  - id: alignment
    size: (len_names + num_flags) % 2
  - id: numbers
    type:
      switch-on: magic
      cases:
        'magic::legacy': s2
        'magic::wide': s4
    repeat: expr
    repeat-expr: num_numbers
  - id: offsets
    type: s2
    repeat: expr
    repeat-expr: num_strings
  - id: table
    size: len_strings
    type: table
types:
  table:
    seq: []
    instances:
      strings:
        type: text(_parent.as<terminfo_entry>.offsets[_index])
        repeat: expr
        repeat-expr: _root.num_strings
  text:
    params:
      - id: at
        type: s4
    instances:
      value:
        pos: at
        type: strz
        if: at >= 0
enums:
  magic:
    0x11a: legacy
    0x21e: wide
  flag:
    0: false
    1: true
    0xfe: cancelled
