meta: {id: cases, endian: le}
-twin-format: {id: cases, title: Cases, version: 1}

seq:
  - {id: num_shapes, type: u1}
  - {id: shapes, type: shape, repeat: expr, repeat-expr: num_shapes}
types:
  shape:
    seq:
      - {id: kind, type: u1, enum: kind}
      - id: body
        type: {switch-on: kind, cases: {'kind::ball': sphere, 'kind::box': cuboid, 'kind::point': u2, 'kind::old': relic}}
  sphere:
    seq: [{id: radius, type: f4}]
  cuboid:
    seq:
      - {id: width, type: f4}
      - {id: height, type: f4}
  relic:
    seq: [{id: age, type: u1}]
enums:
  kind: {0: ball, 1: box, 2: point, 3: old}
