# bad-spec twin_aliases_scalar.ksy:6:20 hp
meta: {id: twin_aliases_scalar}
seq:
  - id: health
    type: u1
    -twin-aliases: hp
