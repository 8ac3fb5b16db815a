meta: {id: m, endian: le}
seq: [{id: a, type: str, size: 4}]
