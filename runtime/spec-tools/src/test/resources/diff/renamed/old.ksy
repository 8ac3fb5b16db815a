meta: {id: toy, endian: le}
seq:
  - {id: len, type: u1}
  - {id: body, size: len + 1}
  - {id: title, type: str, size: 4, encoding: ASCII}
  - {id: points, type: point, repeat: eos}
types:
  point:
    seq:
      - {id: x, type: u1}
      - {id: y, type: u1}
