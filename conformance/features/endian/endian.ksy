meta:
  id: endian
seq:
  - {id: magic, size: 2}
  - {id: body, type: body}
types:
  body:
    meta:
      endian:
        switch-on: _parent.magic
        cases:
          '[0x49, 0x49]': le
          '[0x4d, 0x4d]': be
    seq:
      - {id: n, type: u2}
      - {id: xs, type: u4, repeat: expr, repeat-expr: n}
      - {id: fl, type: f4}
      - {id: es, type: entry, repeat: expr, repeat-expr: 2}
    instances:
      far:
        pos: 6
        type: entry
    types:
      entry:
        seq:
          - {id: t, type: u2}
          - {id: v, type: s2}
