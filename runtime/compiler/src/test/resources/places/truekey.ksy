# bad-spec truekey.ksy:4:10 on
meta: {id: truekey}
seq:
  - {id: on, type: u1}
