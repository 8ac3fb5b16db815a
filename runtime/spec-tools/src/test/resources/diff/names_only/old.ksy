meta: {id: toy, endian: le}
seq: [{id: a, type: u1}, {id: p, type: pair, repeat: eos}]
types:
  pair: {seq: [{id: x, type: u1}, {id: y, type: u1}]}
