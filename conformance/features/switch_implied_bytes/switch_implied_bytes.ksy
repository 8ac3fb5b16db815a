# Sized switches with one case, a string with a terminator.
meta: {id: switch_implied_bytes, endian: le, encoding: ASCII}
seq:
  - {id: kind, type: u1}
  - {id: body, size: 4, type: {switch-on: kind == 1, cases: {true: strz}}}
  - {id: len, type: u1}
  - {id: tail, size: len, type: {switch-on: kind == 1, cases: {true: strz}}}
