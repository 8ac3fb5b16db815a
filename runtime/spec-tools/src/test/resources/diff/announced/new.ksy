meta: {id: toy}
seq: [{id: has, type: u1}, {id: a, type: u1, if: has == 9}, {id: n, type: u1}, {id: l, type: u1, repeat: expr, repeat-expr: n + 1}]
