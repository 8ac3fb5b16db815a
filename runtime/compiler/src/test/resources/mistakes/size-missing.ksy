meta: {id: m, endian: le}
seq: [{id: a}]
