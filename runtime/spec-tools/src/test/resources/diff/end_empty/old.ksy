meta: {id: toy, endian: be, encoding: ASCII}
# A value that may be empty is absent at the end of the stream.
seq:
  - {id: len_note, type: u1}
  - {id: note, size: len_note}
