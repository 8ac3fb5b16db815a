meta: {id: cases, endian: le}
-twin-format: {id: cases, title: Cases, version: 2}

seq:
  - {id: num_shapes, type: u1}
  - {id: shapes, type: shape, repeat: expr, repeat-expr: num_shapes}
types:
  shape:
    seq:
      - {id: kind, type: u2, enum: kind}
      - id: content
        -twin-aliases: {body: 2}
        type: {switch-on: kind, cases: {'kind::box': brick, 'kind::ball': sphere, 'kind::point': u4}}
  sphere:
    seq:
      - {id: radius, type: f8}
      - {id: smooth, type: u1, -twin-default: 1}
  brick:
    -twin-aliases: {cuboid: 2}
    seq:
      - {id: width, type: f4}
      - {id: height, type: f4}
enums:
  kind: {10: box, 11: ball, 12: point}
