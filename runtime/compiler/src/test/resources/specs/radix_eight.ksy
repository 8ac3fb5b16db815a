# bad-spec: -twin-radix takes 16, not '8'
meta: {id: radix_eight, endian: le}
seq:
  - {id: a, type: u4, -twin-radix: 8}
