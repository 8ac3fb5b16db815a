meta: {id: toy, endian: be, encoding: ASCII}
# A text may have more rows than the smaller count holds.
seq:
  - {id: num_items, type: u4}
  - {id: items, type: item, repeat: expr, repeat-expr: num_items}
types:
  item:
    seq:
      - {id: a, type: u1}
      - {id: b, type: u1}
