meta:
  id: taken
doc: Columns with the names of those that say where a row comes from.
seq:
  - {id: boxes, type: box, repeat: expr, repeat-expr: 2}
types:
  box:
    seq:
      - {id: num_rows, type: u1}
      - {id: rows, type: row, repeat: expr, repeat-expr: num_rows}
  row:
    seq:
      - {id: file, type: u1}
      - {id: table, type: s1}
