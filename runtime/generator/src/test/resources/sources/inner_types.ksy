meta: {id: inner_types}
seq:
  - {id: a, type: first}
types:
  first:
    seq:
      - {id: b, type: second::third}
  second:
    types:
      third:
        seq:
          - {id: c, type: u1}
