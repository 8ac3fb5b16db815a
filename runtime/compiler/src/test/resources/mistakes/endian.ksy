meta: {id: m, endian: middle}
seq: [{id: a, type: u1}]
