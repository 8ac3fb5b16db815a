meta: {id: m, endian: le}
seq:
  - {id: a, type: part}
  - {id: b, type: other}
types:
  part: {seq: [{id: x, size: _parent.n}]}
  other: {seq: [{id: n, type: u1}, {id: y, type: part}]}
