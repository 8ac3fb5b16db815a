meta: {id: toy, endian: be, encoding: ASCII}
# Bytes at a position may be behind the sequence.
seq:
  - {id: at, type: u1}
  - {id: more, type: u1, if: not _io.eof}
instances:
  there: {pos: at, type: u1}
