meta: {id: toy, endian: be, encoding: ASCII}
# A count cannot be negative; another number can.
seq:
  - {id: num_items, type: s2}
  - {id: number, type: s2}
  - {id: items, type: u1, repeat: expr, repeat-expr: num_items}
