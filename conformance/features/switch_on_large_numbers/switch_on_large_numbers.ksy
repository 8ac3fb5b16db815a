meta:
  id: switch_on_large_numbers
  endian: le
seq:
  - {id: first, type: u4}
  - id: count
    type:
      switch-on: first
      cases:
        0xfffffffe: u1
        0x20746d66: u2
  - {id: chunks, type: chunk, repeat: until, repeat-until: _.tag == 0}
  - {id: big, type: u8}
  - id: by_u8
    type:
      switch-on: big
      cases:
        '0xffffffffffffffff': ends
        0x123456789abc: u2
        _: u1
  - {id: less, type: s8}
  - id: by_s8
    type:
      switch-on: less
      cases:
        -1: u1
        '-0x8000000000000000': ends
  - {id: few, type: b4}
  - {id: many, type: b36}
  - id: by_b4
    type:
      switch-on: few
      cases:
        1: u1
        2: ends
  - id: by_b36
    type:
      switch-on: many
      cases:
        0xfffffffff: ends
        0x10: s2
  - id: by_sum
    type:
      switch-on: (big & 0xff) + 1
      cases:
        0x100: u1
        _: ends
  - id: by_index
    type:
      switch-on: (_index + few) % 3
      cases:
        0: u1
        1: ends
        2: u4
    repeat: expr
    repeat-expr: 3
  - id: by_root
    type: inner(many)
  - {id: kind, type: u1, enum: kinds}
  - id: by_kind
    type:
      switch-on: kind.to_i
      cases:
        1: u1
        2: ends
  - id: by_computed
    type: picked
instances:
  plus_one:
    value: few + 1
  twice:
    value: count * 2
    if: first != 5
types:
  chunk:
    seq:
      - {id: tag, type: u4}
      - {id: len, type: u1}
      - id: body
        size: len
        type:
          switch-on: tag
          cases:
            0x20746d66: ends
            0xfffffffe: inner(1)
  picked:
    seq:
      - id: by_instance
        type:
          switch-on: _root.plus_one
          cases:
            3: u1
            2: ends
      - id: by_size
        type:
          switch-on: _root._io.size
          cases:
            100: u1
            _: ends
  ends:
    seq:
      - {id: x, type: u1}
      - {id: y, type: u1}
  inner:
    params:
      - {id: wide, type: u8}
    seq:
      - id: v
        type:
          switch-on: wide + _root.first
          cases:
            0xffffffff: u1
            0x20746d76: ends
enums:
  kinds:
    1: one
    2: two
