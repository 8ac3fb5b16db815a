meta:
  id: struct_until_terminator
  endian: le
  encoding: ASCII
doc: Structs without a size that a terminator ends, in every way that it can be read.
seq:
  - {id: plain, type: pair, terminator: 0}
  - {id: included, type: rest, terminator: 0x0a, include: true}
  - {id: left, type: rest, terminator: 0x3b, consume: false}
  - {id: semicolon, contents: ';'}
  - {id: list, type: rest, terminator: 0x2c, repeat: expr, repeat-expr: 3}
  - id: chosen
    terminator: 0x7c
    type:
      switch-on: list[0].text
      cases:
        '"a"': pair
        _: rest
  - {id: scrambled, type: rest, terminator: 0xff, process: xor(0x20)}
  - {id: open, type: rest, terminator: 0x2e, eos-error: false}
types:
  pair:
    seq:
      - {id: x, type: u1}
      - {id: y, type: u1}
  rest:
    seq:
      - {id: text, type: str, size-eos: true}
