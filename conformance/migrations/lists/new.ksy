meta: {id: lists, endian: le}
-twin-format: {id: lists, title: Lists, version: 2}

seq:
  - {id: num_one, type: u1}
  - {id: one, type: u1, repeat: expr, repeat-expr: num_one}
  - {id: many, type: u1}
  - {id: triple, type: u1, -twin-default: 7, repeat: expr, repeat-expr: 4}
  - {id: joints, type: joint, repeat: expr, repeat-expr: 4, -twin-elements: joint_name}
types:
  joint:
    seq:
      - {id: angle, type: f4, -twin-default: 0}
enums:
  joint_name: {0: elbow, 1: thumb, 2: {id: hand, -twin-aliases: [palm]}, 3: wrist}
