meta: {id: palette, endian: le}
seq:
  - {id: x, type: u1, enum: color}
enums:
  color: {1: red, 2: green}
types:
  paint:
    seq:
      - {id: shade, type: u1, enum: shade}
    enums:
      shade: {1: light, 2: dark}
