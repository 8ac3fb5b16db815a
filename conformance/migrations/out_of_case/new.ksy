meta: {id: out_of_case, endian: le}
-twin-format: {id: out_of_case, title: OutOfCase, version: 2}

seq:
  - {id: kind, type: u1, enum: kind}
  - {id: x, type: s2, if: kind == kind::move}
  - {id: y, type: s2, if: kind == kind::move}
  - {id: words, type: strz, encoding: UTF-8, if: kind == kind::text}
enums:
  kind: {1: text, 2: move}
