meta: {id: into_case, endian: le}
-twin-format: {id: into_case, title: IntoCase, version: 2}

seq:
  - {id: kind, type: u1, enum: kind}
  - id: body
    type:
      switch-on: kind
      cases:
        'kind::text': text
        'kind::move': move
types:
  text:
    seq:
      - {id: words, type: strz, encoding: UTF-8}
  move:
    seq:
      - {id: x, type: s4}
      - {id: y, type: s4}
enums:
  kind: {1: text, 2: move}
