# Units of numbers, of bits, of tuples, of rows, and of the columns of tables. The texts do not show them.
meta: {id: units, endian: le}
seq:
  - {id: rate, type: u2, -twin-unit: f}
  - {id: delay, type: f4, -twin-default: 0, -twin-unit: ms}
  - {id: angle, type: b12, -twin-unit: deg}
  - {id: flags, type: b4}
  - {id: num_sizes, type: u1}
  - {id: sizes, type: f4, repeat: expr, repeat-expr: num_sizes, -twin-unit: mm}
  - {id: path_x, type: curve, -twin-unit: m}
  - {id: path_y, type: curve, -twin-unit: cm}
  - {id: turn, type: curve, -twin-unit: rad}
  - {id: share, type: curve}
  - {id: tags, type: tag, repeat: eos}
-twin-zip:
  Path: [path_x, path_y]
types:
  curve:
    seq:
      - {id: num_keys, type: u1}
      - {id: keys, type: key, repeat: expr, repeat-expr: num_keys}
  key:
    -twin-key: time
    seq:
      - {id: time, type: f4, -twin-unit: s}
      - {id: value, type: f4}
      - {id: tangent, type: f4, -twin-default: 0}
      - {id: mode, type: u1, -twin-names: {'smooth': 0, 'sharp': 1}, -twin-default: 0}
  tag:
    -twin-key: time
    seq:
      - {id: time, type: f4, -twin-unit: s}
      - {id: len, type: u1}
      - {id: name, type: str, size: len, encoding: UTF-8}
