meta:
  id: outside
  ks-opaque-types: true
seq:
  - {id: a, type: somewhere}
  - {id: b, size: 1, process: elsewhere}
