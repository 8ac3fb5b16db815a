meta:
  id: terminators
  endian: le
  encoding: UTF-8
seq:
  - {id: a, type: str, terminator: 0x3b, include: true}
  - {id: b, type: str, terminator: 0x3b, consume: false}
  - {id: semi, contents: ';'}
  - {id: c, terminator: 0x2c, size: 6, type: inner}
  - {id: d, size: 5, pad-right: 0x20}
  - {id: e, type: str, size: 6, terminator: 0, pad-right: 0x40}
  - {id: f, type: str, size: 6, terminator: 0, include: true}
  - {id: len, type: u1}
  - {id: g, type: str, size: len, terminator: 0}
  - {id: h, size-eos: true, type: str, terminator: 0x0a}
types:
  inner:
    seq: [{id: x, type: u1}, {id: y, type: u1, repeat: eos}]
