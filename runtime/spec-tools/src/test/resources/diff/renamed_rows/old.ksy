meta: {id: toy, endian: be, encoding: ASCII}
# The rows of the block itself have no name; blocks, and rows of an inner block, have one.
seq:
  - {id: words, type: word, repeat: expr, repeat-expr: 2}
  - {id: page, type: page}
types:
  word:
    seq:
      - {id: len, type: u1}
      - {id: chars, type: str, size: len}
  page:
    seq:
      - {id: lefts, type: pair, repeat: expr, repeat-expr: 2}
      - {id: rights, type: pair, repeat: expr, repeat-expr: 2}
  pair:
    seq:
      - {id: a, type: u1}
      - {id: b, type: u1}
