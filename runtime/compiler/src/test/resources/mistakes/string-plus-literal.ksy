meta: {id: a, endian: le}
seq:
  - {id: count, type: str, size: 2, encoding: ASCII}
  - {id: body, size: count + 1}
