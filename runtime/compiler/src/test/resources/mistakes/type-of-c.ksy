meta: {id: m, endian: le}
seq: [{id: a, type: uint32_t}]
