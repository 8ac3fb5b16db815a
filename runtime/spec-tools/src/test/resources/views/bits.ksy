meta:
  id: bits
  endian: le
  bit-endian: be
seq:
  - id: version
    type: b4
    valid:
      min: 1
      max: 3
  - id: has_name
    type: b1
  - id: mode
    type: b2
    enum: mode
  - id: code
    type: b12
  - id: flags
    type: u1
    doc: Bit 0 for a colour, bit 1 for a size.
  - id: colour
    type: u4
    if: flags & 1 != 0
  - id: size
    type: size
    if: flags & 2 != 0
  - id: name
    type: strz
    encoding: UTF-8
    if: has_name
  - id: kind
    type: u1
    enum: kind
  - id: area
    type: f4
    if: kind == kind::square
  - id: radius
    type: f8
    if: kind == kind::circle
  - id: scale
    type: s2
    if: version >= 2
  - id: counts
    type: u2
    repeat: expr
    repeat-expr: 3
types:
  size:
    seq:
      - id: width
        type: u2
      - id: height
        type: u2
enums:
  mode:
    0: idle
    1: slow
    2: fast
  kind:
    1: square
    2: circle
