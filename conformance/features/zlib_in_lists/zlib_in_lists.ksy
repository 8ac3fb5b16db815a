meta:
  id: zlib_in_lists
  endian: le
seq:
  - {id: n, type: u1}
  - {id: ps, type: p, repeat: expr, repeat-expr: n}
  - {id: len, type: u1}
  - id: sw
    size: len
    process: zlib
    type: {switch-on: n, cases: {1: q, 2: q, _: r}}
types:
  p:
    seq:
      - {id: len, type: u2}
      - {id: data, size: len, process: zlib, type: q}
  q:
    seq: [{id: a, type: u2}, {id: k, type: q, if: a == 1}]
  r:
    seq: [{id: z, size-eos: true}]
