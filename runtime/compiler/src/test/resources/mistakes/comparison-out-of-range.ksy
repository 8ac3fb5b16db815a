meta:
  id: compared
  endian: le
seq:
  - id: magic
    type: u2
  - id: kind
    type: s1
  - id: mode
    type: b4
  - id: old
    type: u1
    if: magic == 0x1_0000
  - id: new
    type: u1
    if: kind == 0xff or mode != 16
  - id: any
    type: u1
    if: "(kind == 1 ? -1 : 200) == 200"
