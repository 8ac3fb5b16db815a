meta:
  id: leb128
  title: Number of groups of seven bits, least significant first
  license: CC0-1.0
seq:
  - id: groups
    type: 'group(_index, _index != 0 ? groups[_index - 1].so_far : 0)'
    repeat: until
    repeat-until: not _.has_next
instances:
  len:
    value: groups.size
  value:
    value: groups.last.so_far
  sign_bit:
    value: (1 << (7 * len - 1))
  signed:
    value: (value ^ sign_bit) - sign_bit
types:
  group:
    params:
      - id: number
        type: u4
      - id: before
        type: u8
    seq:
      - id: raw
        type: u1
        valid:
          expr: number < 9 or _ <= 1
    instances:
      has_next:
        value: (raw & 0x80) != 0
      so_far:
        value: before | ((raw & 0x7f) << (7 * number))
