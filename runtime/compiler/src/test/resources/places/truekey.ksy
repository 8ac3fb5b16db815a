# bad-spec truekey.ksy:4:10 true
meta: {id: truekey}
seq:
  - {id: true, type: u1}
