meta:
  id: nest
doc: The first of the cases goes on for ever, the second does not.
seq:
  - id: top
    type: node
types:
  node:
    seq:
      - id: kind
        type: u1
      - id: content
        type:
          switch-on: kind
          cases:
            1: fork
            2: tip
  fork:
    seq:
      - id: left
        type: node
      - id: right
        type: node
  tip:
    seq:
      - id: weight
        type: u2le
