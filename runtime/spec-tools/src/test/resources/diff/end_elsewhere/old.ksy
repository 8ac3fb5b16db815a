meta: {id: toy, endian: be, encoding: ASCII}
# Bytes at a position may be behind the sequence.
seq:
  - {id: at, type: u1}
instances:
  there: {pos: at, type: u1}
