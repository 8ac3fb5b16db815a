meta:
  id: gaps
  endian: le
seq:
  - {id: at, type: u2}
  - {id: color, type: u1, enum: color}
instances:
  end: {pos: at, size: 4}
enums:
  color: {1: red}
