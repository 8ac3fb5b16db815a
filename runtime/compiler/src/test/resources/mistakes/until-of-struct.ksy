meta:
  id: tlv
  endian: be
seq:
  - id: items
    type: item
    repeat: until
    repeat-until: _.tag = 0
  - id: others
    type: item
    repeat: until
    repeat-until: tag == 0
  - id: rest
    type: item
    repeat: until
    repeat-until: _ == 0
types:
  item:
    seq:
      - id: tag
        type: u2
