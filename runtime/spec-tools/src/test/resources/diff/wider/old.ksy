meta: {id: toy, endian: le}
seq: [{id: len, type: u1}, {id: s, type: str, size: len, encoding: ASCII}, {id: n, type: s2}, {id: f, size: 3, process: xor(7)}]
