meta: {id: m, ks-version: 99.1}
seq: [{id: a, type: u1}]
