meta:
  id: sizes_by_index
  endian: le
  encoding: UTF-8
seq:
  - {id: n, type: u1}
  - {id: sizes, type: u1, repeat: expr, repeat-expr: n}
  - {id: kinds, type: u1, repeat: expr, repeat-expr: n}
  - {id: blobs, size: 'sizes[_index]', repeat: expr, repeat-expr: n}
  - id: bodies
    size: sizes[_index]
    type: {switch-on: 'kinds[_index]', cases: {1: a, 2: b(_index)}}
    repeat: expr
    repeat-expr: n
  - {id: flags, type: b1, repeat: expr, repeat-expr: 8}
  - {id: strs, type: strz, repeat: until, repeat-until: '_ == ""'}
  - {id: rest, type: u1, repeat: until, repeat-until: _io.eof}
types:
  a:
    seq: [{id: x, type: u1}]
  b:
    params: [{id: p, type: s4}]
    seq:
      - {id: y, type: u1}
      - {id: z, size-eos: true, if: p > 0}
