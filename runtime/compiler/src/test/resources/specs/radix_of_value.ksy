# unsupported-spec: radix_of_value/b: -twin-radix: requires a field, not a computed value
meta: {id: radix_of_value, endian: le}
seq:
  - {id: a, type: u1}
instances:
  b: {value: a + 1, -twin-radix: 16}
