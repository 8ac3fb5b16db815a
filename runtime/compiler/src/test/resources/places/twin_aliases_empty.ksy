# bad-spec twin_aliases_empty.ksy:6:21 hp
meta: {id: twin_aliases_empty}
seq:
  - id: health
    type: u1
    -twin-aliases: {hp: ~}
