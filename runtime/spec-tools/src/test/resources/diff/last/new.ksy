meta: {id: toy}
seq:
  - {id: a, type: u1}
  - {id: b, type: u1, if: not _io.eof}
