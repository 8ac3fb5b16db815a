meta:
  id: expressions
  endian: le
  imports:
    - shared
seq:
  - id: header
    type: header
    doc: What comes first.
  - id: body
    size: header.§len_body¤
  - id: rest
    size: 'header.names[0].§length¤'
    if: header.kind == kinds::§one¤
  - id: names
    type: strz
    encoding: ASCII
    repeat: until
    repeat-until: _.§length¤ == 0
  - id: more
    type: u1
    repeat: until
    repeat-until: _ == §1¤
  - id: pixel
    type: u1
    valid:
      any-of:
        - §1¤
  - id: colour
    type: u1
    enum: shared::§colors¤
  - id: chosen
    size: 10
    type:
      switch-on: header.kind
      cases:
        kinds::§one¤: header
        kinds::two: §header¤
  - id: part
    type: sized(header.len_body, §1¤)
types:
  header:
    seq:
      - id: len_body
        type: u4
        doc: Size of the body.
      - id: kind
        type: u1
        enum: kinds
      - id: names
        type: strz
        encoding: ASCII
        repeat: expr
        repeat-expr: 2
  sized:
    params:
      - id: size
        type: u4
      - id: other
        type: u4
    seq:
      - id: bytes
        size: §size¤
      - id: up
        size: _parent.§header¤.len_body
    instances:
      folded:
        value: |
          size +
          other.§to_s.length¤
      text:
        value: '(size + 1).§to_s¤'
      cast:
        value: _root.header.as<header>.§kind¤
      io:
        value: _io.§size¤
enums:
  kinds:
    1: one
    2:
      id: two
      doc: The second.
