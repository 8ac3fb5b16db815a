meta: {id: hints, endian: le}
-twin-format: {id: hints, title: Hints, version: 1}

seq:
  - {id: first, type: u2}
  - {id: header, type: header}
  - {id: marks, type: u1, repeat: expr, repeat-expr: 3}
  - {id: num_names, type: u1}
  - {id: names, type: name, repeat: expr, repeat-expr: num_names}
types:
  header:
    seq:
      - {id: size, type: size}
      - {id: speed, type: f4}
  size:
    seq:
      - {id: w, type: u2}
      - {id: h, type: u2}
  name:
    seq:
      - {id: value, type: strz, encoding: UTF-8}
      - {id: rank, type: rank}
  rank:
    seq:
      - {id: number, type: u1}
      - {id: level, type: u1}
