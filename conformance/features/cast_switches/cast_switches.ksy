# A switch between a number and a struct, which an expression reads as the number.
meta: {id: cast_switches}
seq:
  - {id: tag, type: u1}
  - {id: value, type: {switch-on: tag, cases: {1: u1, 2: other}}}
  - {id: body, size: value.as<u1>}
types:
  other:
    seq: [{id: value, type: u1}]
