meta: {id: toy}
seq:
  - {id: title, type: u1}
  - {id: more, type: u1, -twin-default: 3}
  - {id: rest, type: u1}
