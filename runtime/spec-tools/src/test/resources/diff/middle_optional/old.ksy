meta: {id: toy, endian: be, encoding: ASCII}
# Bytes are left behind each optional field: they are always present.
seq:
  - {id: kind, type: u1}
  - id: body
    type:
      switch-on: kind
      cases: {1: move, _: name}
  - {id: num_points, type: u1}
  - {id: points, type: point, repeat: expr, repeat-expr: num_points}
  - {id: check, type: u1}
types:
  move:
    seq:
      - {id: x, type: s2}
      - {id: y, type: s2, if: not _io.eof}
  name:
    seq:
      - {id: text, type: strz}
      - {id: mark, type: u1}
  point:
    seq:
      - {id: a, type: u1}
      - {id: b, type: u1, if: not _io.eof}
