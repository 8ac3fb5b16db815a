# unsupported-spec: requires a field of seq; a type with such a field can be the type of an instance
meta: {id: checksum_instance, endian: le}
seq:
  - {id: a, type: u1}
instances:
  sum: {pos: 1, type: u1, -twin-checksum: {algorithm: sum-8, of: [a]}}
