meta:
  id: marker
  title: Byte order by a marker, and params
seq:
  - id: order
    size: 2
    doc: II for little-endian, MM for big-endian.
  - id: body
    type: body
types:
  body:
    meta:
      endian:
        switch-on: _root.order
        cases:
          '[0x49, 0x49]': le
          '[0x4d, 0x4d]': be
    seq:
      - id: version
        type: u2
      - id: width
        type: u1
      - id: samples
        type: sample(width)
        repeat: expr
        repeat-expr: 2
  sample:
    params:
      - id: width
        type: u1
    seq:
      - id: bytes
        size: width
      - id: more
        type: u1
        if: width > 2
