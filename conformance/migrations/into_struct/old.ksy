meta: {id: into_struct, endian: le}
-twin-format: {id: into_struct, title: IntoStruct, version: 1}

seq:
  - {id: width, type: u2}
  - {id: height, type: u2}
  - {id: title, type: strz, encoding: UTF-8}
  - {id: info, type: info}
  - {id: num_points, type: u1}
  - {id: points, type: point, repeat: expr, repeat-expr: num_points}
types:
  info:
    seq:
      - {id: author, type: strz, encoding: UTF-8}
  point:
    seq:
      - {id: x, type: s2}
      - {id: y, type: s2}
      - {id: mark, type: u1}
