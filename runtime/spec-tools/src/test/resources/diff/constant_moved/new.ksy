meta: {id: toy, endian: be, encoding: ASCII}
seq:
  - {id: start, type: start}
  - {id: number, type: u1}
types:
  start:
    seq:
      - {id: magic, contents: TOY}
