meta: {id: sizes, endian: le}
-twin-format: {id: sizes, title: Sizes, version: 2}

seq:
  - {id: header, type: header}
  - {id: len_body, type: u4}
  - {id: body, type: body, size: len_body}
  - {id: fixed, type: body, size: 24}
  - {id: points, type: u4, repeat: expr, repeat-expr: header.num_points}
types:
  header:
    seq:
      - {id: kind, type: u1}
      - {id: num_points, type: u2}
  body:
    seq:
      - {id: a, type: u4}
      - {id: b, type: u2}
      - {id: c, type: u1, -twin-default: 0}
