meta: {id: columns, endian: le}
-twin-format: {id: columns, title: Columns, version: 2}

doc: |
  Values that move into columns of tables and out of them: from a struct around the table, from
  another column, from structs within elements of a list; and from a row, from a row into structs.
seq:
  - {id: header, type: header}
  - {id: first_mode, type: u2, -twin-was: 'points[0].mode'}
  - {id: num_points, type: u2}
  - {id: points, type: point, repeat: expr, repeat-expr: num_points}
  - {id: num_marks, type: u1}
  - {id: marks, type: mark, repeat: expr, repeat-expr: num_marks}
  - {id: num_spots, type: u1}
  - {id: spots, type: spot, repeat: expr, repeat-expr: num_spots}
  - {id: corners, type: point, repeat: expr, repeat-expr: 1, -twin-was: corner}
types:
  header:
    seq:
      - {id: flags, type: u1}
  point:
    seq:
      - {id: factor, type: f8, -twin-was: header.scale}
      - {id: x, type: s4}
      - {id: height, type: s4, -twin-was: y}
  mark:
    seq:
      - {id: row, type: u2}
      - {id: column, type: u2}
      - {id: weight, type: u1}
  spot:
    seq:
      - {id: place, type: place}
      - {id: size, type: u2}
  place:
    seq:
      - {id: row, type: u2}
      - {id: across, type: u2, -twin-was: column}
