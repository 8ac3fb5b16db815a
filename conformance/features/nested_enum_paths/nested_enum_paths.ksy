meta: {id: nested_enum_paths, endian: le}
seq:
  - {id: kind, type: u1, enum: outer::inner::kind}
  - id: large
    type: u4
    if: kind == outer::inner::kind::large
  - {id: body, type: outer}
  - id: choice
    type:
      switch-on: kind
      cases:
        outer::inner::kind::small: u1
        outer::inner::kind::large: u2
types:
  outer:
    seq:
      - {id: own, type: u1, enum: inner::kind}
      - {id: extra, type: u1, if: own == inner::kind::large}
    types:
      inner:
        seq:
          - {id: x, type: u1}
        enums:
          kind:
            1: small
            2: large
