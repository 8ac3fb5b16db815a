meta: {id: route_track, endian: le, encoding: UTF-8}
seq:
  - {id: magic, contents: [82, 84, 1, 0]}
  - {id: header, type: header}
  - {id: points, type: point, repeat: expr, repeat-expr: header.num_points}
types:
  header:
    seq:
      - {id: owner, type: strz}
      - {id: num_points, type: u2}
  point:
    seq:
      - {id: lat, type: s4}
      - {id: lon, type: s4}
      - {id: alt, type: s2}
