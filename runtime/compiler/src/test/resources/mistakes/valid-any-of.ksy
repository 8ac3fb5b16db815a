meta: {id: m, endian: le}
seq: [{id: a, type: u1, valid: {any-of: [1, "'x'"]}}]
