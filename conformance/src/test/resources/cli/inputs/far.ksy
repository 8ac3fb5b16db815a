meta:
  id: far
  endian: le
seq:
  - {id: at, type: u4}
instances:
  there:
    pos: at
    type: u1
