# A count that an expression gives and that can be negative: no elements could say it.
meta: {id: negative_counts, endian: le}
seq:
  - {id: total, type: s4}
  - {id: used, type: s4}
  - {id: rows, type: row, repeat: expr, repeat-expr: total - used}
types:
  row: {seq: [{id: name, size: 2}]}
