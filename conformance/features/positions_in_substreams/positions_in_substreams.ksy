meta:
  id: positions_in_substreams
  endian: be
seq:
  - {id: len, type: u2}
  - {id: box, type: box, size: len}
  - {id: ofs, type: u1}
  - {id: box2, type: box2, size: 6}
instances:
  inbox:
    io: box._io
    pos: ofs
    type: u2
  all:
    pos: 0
    size: 3
  outs:
    pos: 2
    type: pt
    repeat: expr
    repeat-expr: 2
types:
  box:
    seq: [{id: a, type: u1}]
    instances:
      late: {pos: 3, type: pt}
      deep: {pos: 5, size: 2, type: pt}
      n: {value: _io.size - 1}
      bad: {pos: 100, type: u4}
  box2:
    seq: [{id: p, type: pt}, {id: q, type: pt, if: _parent.len > 3}]
  pt:
    seq: [{id: x, type: u1}, {id: y, type: u1}]
    instances:
      sum: {value: x + y}
      big: {value: '(x * 1.5) + 0.1'}
