meta:
  id: tree
  endian: be
seq:
  - {id: root, type: node}
types:
  node:
    seq:
      - {id: name_len, type: u1}
      - {id: name, type: str, size: name_len, encoding: UTF-8}
      - {id: n, type: u2}
      - {id: children, type: node, repeat: expr, repeat-expr: n}
    instances:
      is_leaf: {value: n == 0}
