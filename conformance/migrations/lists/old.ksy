meta: {id: lists, endian: le}
-twin-format: {id: lists, title: Lists, version: 1}

seq:
  - {id: one, type: u1}
  - {id: num_many, type: u1}
  - {id: many, type: u1, repeat: expr, repeat-expr: num_many}
  - {id: triple, type: u1, repeat: expr, repeat-expr: 3}
  - {id: joints, type: joint, repeat: expr, repeat-expr: 3, -twin-elements: joint_name}
types:
  joint:
    seq:
      - {id: angle, type: f4, -twin-default: 0}
enums:
  joint_name: {0: wrist, 1: palm, 2: thumb}
