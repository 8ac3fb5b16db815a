meta: {id: toy}
seq:
  - {id: name, type: u1, -twin-name: title}
  - {id: more, type: u1, -twin-default: 4}
  - {id: rest, type: u1, -twin-default: 0}
