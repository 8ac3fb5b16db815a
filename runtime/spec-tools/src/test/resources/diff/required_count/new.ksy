meta: {id: toy, endian: be, encoding: ASCII}
# A count that is always read is always present.
seq:
  - {id: head, type: head}
  - {id: items, type: u1, repeat: expr, repeat-expr: head.num_items}
types:
  head:
    seq:
      - {id: name, type: strz}
      - {id: num_items, type: u1, if: not _io.eof}
