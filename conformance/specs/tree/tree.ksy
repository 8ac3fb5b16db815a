meta:
  id: tree
  title: A tree of named nodes
  endian: be
seq:
  - {id: top, type: node}
types:
  node:
    seq:
      - {id: name, type: strz, encoding: UTF-8}
      - {id: num_children, type: u1}
      - {id: children, type: node, repeat: expr, repeat-expr: num_children}
    instances:
      leaf: {value: num_children == 0}
