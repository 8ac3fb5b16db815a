meta: {id: toy}
seq:
  - {id: a, type: u1}
  - {id: b, type: u1}
  - {id: c, type: u1}
  - {id: gone, type: u2le}
instances:
  there: {pos: 0, size: 2}
