meta: {id: rows, endian: le}
-twin-format: {id: rows, title: Rows, version: 1}

seq:
  - {id: num_points, type: u1}
  - {id: points, type: point, repeat: expr, repeat-expr: num_points}
  - {id: num_tags, type: u1}
  - {id: tags, type: tag, repeat: expr, repeat-expr: num_tags}
  - {id: samples, type: u1, repeat: eos}
types:
  point:
    -twin-key: time
    seq:
      - {id: time, type: f4}
      - {id: x, type: s2}
      - {id: mode, type: u1, -twin-default: 0}
  tag:
    seq:
      - {id: time, type: f4}
      - {id: word, type: strz, encoding: ASCII}
