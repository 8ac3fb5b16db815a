meta: {id: columns, endian: le}
-twin-format: {id: columns, title: Columns, version: 1}

seq:
  - {id: header, type: header}
  - {id: num_points, type: u1}
  - {id: points, type: point, repeat: expr, repeat-expr: num_points}
  - {id: num_marks, type: u1}
  - {id: marks, type: mark, repeat: expr, repeat-expr: num_marks}
  - {id: num_spots, type: u1}
  - {id: spots, type: spot, repeat: expr, repeat-expr: num_spots}
  - {id: corner, type: point}
types:
  header:
    seq:
      - {id: scale, type: f4}
      - {id: flags, type: u1}
  point:
    seq:
      - {id: x, type: s2}
      - {id: y, type: s2}
      - {id: mode, type: u1, -twin-default: 0}
  mark:
    seq:
      - {id: place, type: place}
      - {id: weight, type: u1}
  spot:
    seq:
      - {id: row, type: u1}
      - {id: column, type: u1}
      - {id: size, type: u1}
  place:
    seq:
      - {id: row, type: u1}
      - {id: column, type: u1}
