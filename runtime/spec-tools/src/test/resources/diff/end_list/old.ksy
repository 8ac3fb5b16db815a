meta: {id: toy, endian: be, encoding: ASCII}
# Three elements that end the stream are all elements up to its end, and a list of them may be new.
seq:
  - {id: head, type: u1}
  - {id: items, type: u2, repeat: expr, repeat-expr: 3}
