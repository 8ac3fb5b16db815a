meta: {id: toy, endian: be, encoding: ASCII}
seq:
  - {id: head, type: u1}
  - {id: data, size-eos: true}
  - {id: items, type: u2, repeat: eos}
