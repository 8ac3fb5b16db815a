# unknown-type flow_style.ksy:3:22 nowhere
meta: {id: flow_style}
seq: [{id: a, type:  nowhere}, {id: b, type: u1}]
