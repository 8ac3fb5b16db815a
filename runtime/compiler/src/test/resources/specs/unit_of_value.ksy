# unsupported-spec: unit_of_value/b: -twin-unit: requires a field, not a computed value
meta: {id: unit_of_value, endian: le}
seq:
  - {id: a, type: f4, -twin-unit: m}
instances:
  b: {value: a * 2, -twin-unit: m}
