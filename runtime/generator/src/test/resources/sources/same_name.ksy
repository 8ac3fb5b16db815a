meta: {id: same_name}
seq:
  - {id: a_1, type: u1}
  - {id: a1, type: u1}
