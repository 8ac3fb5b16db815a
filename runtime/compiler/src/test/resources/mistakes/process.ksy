meta: {id: m, endian: le}
seq: [{id: a, size: 2, process: "xor()("}]
