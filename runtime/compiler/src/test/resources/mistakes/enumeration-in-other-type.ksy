meta:
  id: paths
seq:
  - id: head
    type: head
  - id: extra
    type: u1
    if: head.mode == mode::fast
types:
  head:
    seq:
      - id: mode
        type: u1
        enum: mode
    enums:
      mode:
        0: slow
        1: fast
