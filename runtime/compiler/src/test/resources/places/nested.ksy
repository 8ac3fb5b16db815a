# unknown-name nested.ksy:13:18 no_such_field
meta:
  id: nested
seq:
  - id: a
    type: inner
types:
  inner:
    seq:
      - id: a
        type: u1
      - id: b
        if: a == no_such_field
        type: u1
