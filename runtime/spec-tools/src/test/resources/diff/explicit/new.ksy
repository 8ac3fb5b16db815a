meta: {id: toy}
seq:
  - {id: len, type: u1}
  - {id: body, size: len * len}
