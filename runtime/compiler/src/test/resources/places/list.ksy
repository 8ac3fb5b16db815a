# bad-spec list.ksy
- a
- list
