meta: {id: into_struct, endian: le}
-twin-format: {id: into_struct, title: IntoStruct, version: 2}

seq:
  - {id: header, type: header}
  - {id: info, type: info}
  - {id: num_points, type: u2}
  - {id: points, type: point, repeat: expr, repeat-expr: num_points}
types:
  header:
    seq:
      - {id: size, type: size}
      - {id: flags, type: u1, -twin-default: 0}
  size:
    seq:
      - {id: width, type: u4}
      - {id: height, type: u4}
  info:
    seq:
      - {id: author, type: strz, encoding: UTF-8}
      - {id: title, type: strz, encoding: UTF-8}
  point:
    seq:
      - {id: pos, type: pos}
      - {id: mark, type: u1}
  pos:
    seq:
      - {id: x, type: s4}
      - {id: y, type: s4}
