meta:
  id: nested
seq:
  - id: a
    type: inner
  - id: b
    type: outer::innner
types:
  outer:
    seq:
      - id: x
        type: u1
    types:
      inner:
        seq:
          - id: y
            type: u1
