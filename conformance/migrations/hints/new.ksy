meta: {id: hints, endian: le}
-twin-format: {id: hints, title: Hints, version: 2}

seq:
  - {id: numbers, type: u4, repeat: expr, repeat-expr: 1, -twin-was: first}
  - {id: width, type: u4, -twin-was: header.size.w}
  - {id: movement, type: movement}
  - {id: main_mark, type: u1, -twin-was: 'marks[1]'}
  - {id: num_names, type: u1}
  - {id: names, type: name, repeat: expr, repeat-expr: num_names}
types:
  movement:
    seq:
      - {id: velocity, type: f8, -twin-was: header.speed}
      - {id: height, type: u4, -twin-was: header.size.h}
  name:
    seq:
      - {id: value, type: strz, encoding: UTF-8}
      - {id: order, type: u2, -twin-was: rank.number}
      - {id: depth, type: u2, -twin-was: rank.level}
