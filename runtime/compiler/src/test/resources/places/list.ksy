# bad-spec list.ksy:2:1 - a
- a
- list
