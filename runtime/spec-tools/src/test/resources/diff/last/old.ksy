meta: {id: toy}
seq:
  - {id: a, type: u1}
