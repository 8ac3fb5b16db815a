meta: {id: toy, endian: le}
seq:
  - {id: length, type: u1}
  - {id: body, size: length + 1}
  - {id: name, type: str, size: 4, encoding: UTF-8}
  - {id: points, type: dot, repeat: eos}
types:
  dot:
    seq:
      - {id: x, type: u1}
      - {id: z, type: u1}
