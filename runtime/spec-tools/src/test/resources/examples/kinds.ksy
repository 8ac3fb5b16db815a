meta:
  id: kinds
  endian: le
doc: What is passed follows from the size of what it is passed to.
seq:
  - id: len_head
    type: u4
  - id: head
    type: head(len_head)
    size: len_head - 4
types:
  head:
    params:
      - id: len
        type: u4
    seq:
      - id: short_width
        type: u2
        if: small
      - id: width
        type: u4
        if: not small
      - id: extra
        size: 24
        if: large
    instances:
      small:
        value: len == 6
      large:
        value: len >= 32
