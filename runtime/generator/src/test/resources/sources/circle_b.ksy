meta: {id: circle_b, imports: [circle_a]}
seq: [{id: n, type: u1}]
