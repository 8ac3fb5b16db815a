meta: {id: m, endian: le}
seq: [{id: a, size: 1 +* 2}]
