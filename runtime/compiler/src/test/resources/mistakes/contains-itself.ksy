meta:
  id: tree
seq:
  - id: root
    type: node
types:
  node:
    seq:
      - id: value
        type: u1
      - id: left
        type: node
