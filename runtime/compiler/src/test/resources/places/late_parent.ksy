# bad-spec late_parent.ksy:8:34 _parent.n
meta:
  id: late_parent
  endian: le
seq:
  - {id: body, type: b}
  - {id: n, type: u1}
types: {b: {seq: [{id: xs, size: _parent.n}]}}
