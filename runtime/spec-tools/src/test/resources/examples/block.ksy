meta:
  id: block
  endian: le
doc: With small numbers, sizes that are computed would be less than nothing.
seq:
  - id: flags
    type: u2
  - id: len_all
    type: u2
  - id: len_more
    type: u4
    if: more
  - id: words
    size: quarter * 4 - 20
    type: words
  - id: content
    size: len_content
instances:
  more:
    value: flags & 0x4000 != 0
  quarter:
    value: (flags & 0xf0) >> 4
  len_head:
    value: 'more ? 8 : 4'
  len_content:
    value: len_all - len_head
types:
  words:
    seq:
      - id: word
        type: u4
        repeat: eos
