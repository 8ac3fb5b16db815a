meta:
  id: tree
  endian: be
seq:
  - id: root
    type: node
types:
  node:
    doc: A node and what hangs on it.
    seq:
      - id: label
        type: u2
      - id: has_left
        type: u1
      - id: has_right
        type: u1
      - id: left
        type: node
        if: has_left != 0
      - id: right
        type: node
        if: has_right == 7
      - id: num_leaves
        type: u1
      - id: leaves
        type: leaf
        repeat: expr
        repeat-expr: num_leaves
  leaf:
    -twin-key: id
    seq:
      - id: id
        type: u2
      - id: weight
        type: f4
        -twin-default: 1.0
