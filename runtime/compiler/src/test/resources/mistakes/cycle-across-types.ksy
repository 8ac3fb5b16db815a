meta:
  id: cycle
seq:
  - id: head
    type: head
instances:
  total:
    value: head.total + 1
types:
  head:
    seq:
      - id: a
        type: u1
    instances:
      total:
        value: _root.total - 1
