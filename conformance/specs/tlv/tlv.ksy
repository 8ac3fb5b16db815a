meta:
  id: tlv
  title: Tags, lengths and values
  endian: be
  encoding: UTF-8
seq:
  - id: records
    type: record
    repeat: eos
types:
  record:
    seq:
      - {id: tag, type: u1, enum: tags}
      - {id: length, type: u2}
      - id: value
        size: length
        type:
          switch-on: tag
          cases:
            'tags::small': u1
            'tags::large': u8
            'tags::ratio': f8
            'tags::text': str
            'tags::point': point
            'tags::group': group
  point:
    seq:
      - {id: x, type: s2}
      - {id: y, type: s2}
  group:
    seq:
      - {id: members, type: record, repeat: eos}
enums:
  tags: {1: small, 2: large, 3: ratio, 4: text, 5: point, 6: group}
