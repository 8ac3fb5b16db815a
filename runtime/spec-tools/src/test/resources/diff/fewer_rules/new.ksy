meta: {id: toy}
seq: [{id: kind, type: u1, enum: kind}]
enums: {kind: {1: a, 2: b, 3: c}}
