meta: {id: m, endian: le}
seq: [{id: Size, type: u1}]
