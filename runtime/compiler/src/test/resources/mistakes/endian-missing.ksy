meta: {id: m}
seq: [{id: a, type: u2}]
