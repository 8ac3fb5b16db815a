meta: {id: boxes, endian: be}
seq:
  - {id: boxes, type: box, repeat: eos}
types:
  box:
    seq:
      - {id: len, type: u4}
      - {id: kind, type: u4, enum: kind}
      - id: body
        size: len - 8
        type:
          switch-on: kind
          cases:
            'kind::group': group
            'kind::note': note
  group:
    seq:
      - {id: boxes, type: box, repeat: eos}
  note:
    seq:
      - {id: flags, type: u2}
      - {id: time, type: u8}
      - {id: text, size-eos: true, type: str, encoding: UTF-8}
enums:
  kind: {0x67726f75: group, 0x6e6f7465: note}
