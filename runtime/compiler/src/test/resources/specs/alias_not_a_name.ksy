# unsupported-spec: 'hit points' is not a name that a text can have
meta: {id: alias_not_a_name}
seq:
  - {id: health, type: u1, -twin-aliases: ['hit points']}
