meta: {id: toy}
seq: [{id: b, type: u2be}, {id: a, type: u1}]
