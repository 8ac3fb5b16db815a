meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: kind, type: u1, enum: kind, valid: {in-enum: true}}
enums:
  kind: {0: a, 1: b, 2: c}
