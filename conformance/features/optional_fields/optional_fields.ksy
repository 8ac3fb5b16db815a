meta:
  id: optional_fields
  endian: le
  encoding: UTF-8
seq:
  - {id: flags, type: u1}
  - {id: a, type: u2, if: flags & 1 != 0}
  - {id: has_b, type: u1}
  - {id: b, type: strz, if: has_b == 1}
  - {id: items, type: u1, repeat: expr, repeat-expr: 2, if: flags & 2 != 0}
  - {id: recs, type: rec, repeat: expr, repeat-expr: flags >> 4, if: flags & 4 != 0}
  - {id: t, type: str, terminator: 10, eos-error: false}
types:
  rec:
    seq:
      - {id: p, type: u1}
      - {id: q, type: u1}
