meta:
  id: params
  title: Columns whose types are told at the beginning
  endian: le
seq:
  - {id: num_columns, type: u1}
  - {id: widths, type: u1, repeat: expr, repeat-expr: num_columns}
  - {id: num_rows, type: u2}
  - {id: rows, type: row(num_columns), repeat: expr, repeat-expr: num_rows}
types:
  row:
    params:
      - {id: count, type: u1}
    seq:
      - {id: cells, type: 'cell(_root.widths[_index])', repeat: expr, repeat-expr: count}
  cell:
    params:
      - {id: width, type: u1}
    seq:
      - {id: bytes, size: width}
