meta: {id: toy}
seq:
  - {id: magic, contents: [1, 2]}
  - {id: b, type: u1}
  - {id: a, type: u1}
  - {id: c, type: u1}
  - {id: d, type: u1be_pair, if: a == 1}
  - {id: tail, size: 3, if: not _io.eof}
instances:
  new_here: {pos: 3, type: u1}
types:
  u1be_pair:
    seq:
      - {id: left, type: u1}
      - {id: right, type: u1}
