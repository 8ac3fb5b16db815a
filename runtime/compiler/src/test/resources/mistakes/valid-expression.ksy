meta: {id: m, endian: le}
seq: [{id: a, type: u1, valid: {expr: _ + 1}}]
