meta:
  id: effects
  encoding: ASCII
  endian: le
seq:
  - id: magic
    contents: ABCD
    size: 2
  - id: count
    type: u4
    terminator: 0
  - id: name
    type: str
    size: 8
    include: true
  - id: label
    type: strz
    pad-right: 0x20
