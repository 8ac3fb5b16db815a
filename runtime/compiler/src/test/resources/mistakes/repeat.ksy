meta: {id: m, endian: le}
seq: [{id: a, type: u1, repeat: forever}]
