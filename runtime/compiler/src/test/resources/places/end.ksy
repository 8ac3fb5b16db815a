# bad-spec end.ksy:3:1
meta: {id: end, imports: [
