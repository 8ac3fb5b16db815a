meta: {id: m, endian: le}
seq: [{id: a, type: u1}]
instances:
  b: {value: "a ? 1 : 2"}
