meta: {id: level, title: Level, endian: le}
seq:
  - {id: magic, contents: LVL}
  - {id: width, type: u2}
  - {id: mood, type: u1, enum: mood}
  - {id: num_rooms, type: u2}
  - {id: rooms, type: room, repeat: expr, repeat-expr: num_rooms}
  - {id: num_points, type: u1}
  - {id: points, type: point, repeat: expr, repeat-expr: num_points}
  - {id: has_note, type: u1}
  - {id: note, type: strz, encoding: UTF-8, if: has_note != 0}
  - {id: samples, type: f4, repeat: expr, repeat-expr: 3}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [mood]}}
enums:
  mood: {0: calm, 1: tense}
types:
  room:
    seq:
      - {id: len_name, type: u1}
      - {id: name, type: str, size: len_name, encoding: UTF-8}
      - {id: num_doors, type: u1}
      - {id: doors, type: door, repeat: expr, repeat-expr: num_doors}
  door:
    seq:
      - {id: to, type: strz, encoding: ASCII}
  point:
    seq:
      - {id: time, type: f4}
      - {id: value, type: s2}
