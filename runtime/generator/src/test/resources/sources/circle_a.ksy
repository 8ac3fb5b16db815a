meta: {id: circle_a, imports: [circle_b]}
seq: [{id: n, type: u1}]
