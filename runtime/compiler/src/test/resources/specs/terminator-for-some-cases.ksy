# unsupported-spec: a switch with a size and a terminator or padding needs a case '_'
meta: {id: terminator_for_some_cases}
seq:
  - {id: kind, type: u1}
  - {id: body, size: 4, terminator: 0, type: {switch-on: kind, cases: {1: part}}}
types:
  part: {seq: [{id: x, type: u1}]}
