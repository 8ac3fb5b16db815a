meta: {id: message_box, endian: be, encoding: UTF-8}
seq:
  - {id: kind, type: u1, enum: kind}
  - {id: stamp, type: u4}
  - id: body
    type:
      switch-on: kind
      cases:
        'kind::text': text
        'kind::move': move
  - {id: check, type: u1}
types:
  text:
    seq:
      - {id: len, type: u1}
      - {id: words, type: str, size: len}
  move:
    seq:
      - {id: x, type: s2}
      - {id: y, type: s2}
enums:
  kind: {1: text, 2: move}
