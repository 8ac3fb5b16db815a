meta: {id: old_game, endian: le}
seq:
  - {id: magic, contents: GM}
  - {id: a, type: u1}
  - {id: gone, type: gone}
  - {id: maybe, type: u1, if: a == 2}
types:
  gone:
    seq:
      - {id: x, type: u1, -twin-default: 4}
