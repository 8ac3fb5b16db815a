# bad-spec: not a .ksy
- just
- a list
