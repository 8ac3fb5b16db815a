meta: {id: toy, endian: be}
seq: [{id: len, type: u4}, {id: s, type: str, size: len, encoding: UTF-8}, {id: n, type: s4}, {id: f, size: 3, process: xor(9)}]
