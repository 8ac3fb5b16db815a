meta: {id: encoded}
types:
  inner:
    meta: {encoding: no-such-encoding}
    seq:
    - id: text
      type: strz
