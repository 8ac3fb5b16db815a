meta: {id: sizes, endian: le}
-twin-format: {id: sizes, title: Sizes, version: 1}

seq:
  - {id: header, type: header}
  - {id: len_body, type: u2}
  - {id: body, type: body, size: len_body}
  - {id: fixed, type: body, size: 16}
  - {id: points, type: u2, repeat: expr, repeat-expr: header.num_points}
types:
  header:
    seq:
      - {id: num_points, type: u1}
      - {id: kind, type: u1}
  body:
    seq:
      - {id: a, type: u2}
      - {id: b, type: u2}
