meta: {id: level, endian: le}
seq:
  - {id: width, type: u2}
  - {id: height, type: u2}
