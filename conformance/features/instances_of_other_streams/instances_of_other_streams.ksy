# Instances that read other streams while a sequence is read, and later.
meta: {id: instances_of_other_streams, endian: le}
seq:
  - {id: first, type: box, size: 4}
  - {id: len, type: u1, if: early == 2}
  - {id: second, type: box, size: 4}
  - {id: rest, size: late}
instances:
  early: {io: first._io, pos: 1, type: u1}
  late: {io: second._io, pos: 2, type: u1}
  here: {value: _io.pos}
  other: {io: second._io, pos: 0, type: box}
types:
  box:
    seq: [{id: a, type: u1}]
    instances:
      b: {pos: 1, type: u1}
