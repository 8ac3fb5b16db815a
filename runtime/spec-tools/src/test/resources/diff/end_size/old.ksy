meta: {id: toy, endian: be, encoding: ASCII}
# Five bytes that end the stream are all that is left; what is behind them may be new.
seq:
  - {id: head, type: u1}
  - {id: data, size: 5}
