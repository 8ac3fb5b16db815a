meta: {id: toy, endian: be, encoding: ASCII}
# Neither the end of an element nor that of a struct with more bytes is the end of the stream, and an empty value takes no byte.
seq:
  - {id: head, type: head, size: 4}
  - {id: len_note, type: u1}
  - {id: note, size: len_note}
  - {id: items, type: item, repeat: eos}
types:
  head:
    seq:
      - {id: a, type: u1}
  item:
    seq:
      - {id: b, type: u1}
