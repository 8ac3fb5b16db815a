meta: {id: rows, endian: le}
-twin-format: {id: rows, title: Rows, version: 2}

seq:
  - {id: num_points, type: u2}
  - {id: points, type: point, repeat: expr, repeat-expr: num_points}
  - {id: num_tags, type: u2}
  - {id: tags, type: tag, repeat: expr, repeat-expr: num_tags}
  - {id: samples, type: s2, repeat: eos}
types:
  point:
    -twin-key: seconds
    seq:
      - {id: seconds, type: f8, -twin-aliases: {time: 2}}
      - {id: label, type: strz, encoding: ASCII}
      - {id: x, type: s4be}
  tag:
    seq:
      - {id: time, type: f4}
      - {id: word, type: strz, encoding: UTF-8}
      - {id: weight, type: u1, -twin-default: 1}
