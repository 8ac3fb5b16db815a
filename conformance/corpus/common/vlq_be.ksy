meta:
  id: vlq_be
  title: Number of groups of seven bits, most significant first
  license: CC0-1.0
  bit-endian: be
seq:
  - id: groups
    type: group
    repeat: until
    repeat-until: not _.has_next
types:
  group:
    seq:
      - id: has_next
        type: b1
      - id: value
        type: b7
instances:
  last:
    value: groups.size - 1
  value:
    value: '(groups[last].value
      + (last >= 1 ? (groups[last - 1].value << 7) : 0)
      + (last >= 2 ? (groups[last - 2].value << 14) : 0)
      + (last >= 3 ? (groups[last - 3].value << 21) : 0)).as<u4>'
