meta: {id: m, endian: {switch-on: a, cases: {b: le}}}
seq: [{id: a, type: u1}]
