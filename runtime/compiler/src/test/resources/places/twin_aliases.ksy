# unsupported-spec twin_aliases.ksy:6:21 hp
meta: {id: twin_aliases}
seq:
  - id: health
    type: u1
    -twin-aliases: [hp]
  - {id: hp, type: u1}
