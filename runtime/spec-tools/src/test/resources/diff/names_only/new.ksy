meta: {id: toy, endian: le}
seq: [{id: b, type: u1}, {id: p, type: pair, repeat: eos}]
types:
  pair: {seq: [{id: u, type: u1}, {id: v, type: u1}]}
