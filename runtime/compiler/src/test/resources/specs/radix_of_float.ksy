# unsupported-spec: radix_of_float/a: -twin-radix: requires an integer
meta: {id: radix_of_float, endian: le}
seq:
  - {id: a, type: f4, -twin-radix: 16}
