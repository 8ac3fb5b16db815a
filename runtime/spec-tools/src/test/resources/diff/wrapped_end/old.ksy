meta: {id: toy, endian: be, encoding: ASCII}
# The end of the stream is the same for a wrapped field.
seq:
  - {id: number, type: u1}
  - {id: note, type: strz, if: not _io.eof}
