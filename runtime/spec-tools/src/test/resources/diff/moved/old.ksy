meta: {id: toy}
seq: [{id: a, type: u1}, {id: b, type: u2be}]
