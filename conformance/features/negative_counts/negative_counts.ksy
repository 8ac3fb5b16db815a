# A count from an expression that can be negative, which no number of elements can represent.
meta: {id: negative_counts, endian: le}
seq:
  - {id: total, type: s4}
  - {id: used, type: s4}
  - {id: rows, type: row, repeat: expr, repeat-expr: total - used}
types:
  row: {seq: [{id: name, size: 2}]}
