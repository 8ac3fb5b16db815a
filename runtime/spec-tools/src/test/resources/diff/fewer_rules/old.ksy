meta: {id: toy}
seq: [{id: kind, type: u1, enum: kind, valid: {any-of: ["kind::a", "kind::b"]}}]
instances: {at: {pos: 0, type: u1}}
enums: {kind: {1: a, 2: b}}
