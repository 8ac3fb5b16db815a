meta:
  id: switch_arguments
  endian: le
  encoding: ASCII
doc: Cases of one switch that give one type different arguments; the case that applies decides.
seq:
  - {id: kind, type: u1, enum: kind}
  - id: by_enum
    type:
      switch-on: kind
      cases:
        kind::short: amount(false)
        kind::long: amount(true)
        _: amount(kind == kind::other)
  - {id: name, type: str, size: 1}
  - id: by_text
    type:
      switch-on: name
      cases:
        '"a"': amount(false)
        '"b"': amount(true)
  - {id: tag, size: 2}
  - id: by_bytes
    type:
      switch-on: tag
      cases:
        '[1, 2]': amount(false)
        '[3, 4]': amount(true)
        _: amount(tag[0] == 9)
  - {id: wide, type: s4}
  - id: by_wide
    size: 5
    type:
      switch-on: wide
      cases:
        1: amount(false)
        -1: amount(true)
  - {id: kinds, type: u1, repeat: expr, repeat-expr: 4}
  - id: many
    type:
      switch-on: kinds[_index]
      cases:
        1: amount(false)
        2: run(_index)
        3: amount(_index > 2)
        4: run(_index + 2)
        _: run(1)
    repeat: expr
    repeat-expr: 4
  - {id: holder, type: 'holder(kinds[0])'}
  - {id: in_pair, type: 'pair::item(1)'}
instances:
  at_position:
    pos: _io.size - 4
    type:
      switch-on: kind
      cases:
        kind::short: amount(false)
        kind::long: amount(true)
types:
  amount:
    params:
      - {id: is_long, type: bool}
    seq:
      - {id: short_value, type: u1, if: not is_long}
      - {id: long_value, type: u4, if: is_long}
  run:
    params:
      - {id: length, type: u4}
    seq:
      - {id: bytes, size: length}
  holder:
    params:
      - {id: chosen, type: u1}
    seq:
      - id: by_parameter
        type:
          switch-on: chosen
          cases:
            1: amount(false)
            2: amount(_parent.wide == 1)
            _: amount(true)
      - id: by_parent
        type:
          switch-on: _parent.kind
          cases:
            kind::short: amount(chosen > 1)
            _: item(chosen)
  item:
    params:
      - {id: size, type: u1}
    seq:
      - {id: bytes, size: size}
  pair:
    types:
      item:
        params:
          - {id: count, type: u1}
        seq:
          - {id: numbers, type: u2, repeat: expr, repeat-expr: count}
enums:
  kind: {1: short, 2: long, 3: other}
