# unsupported-spec: alias_of_a_field/health: -twin-aliases: 'hp' is also a name of alias_of_a_field/hp
meta: {id: alias_of_a_field}
seq:
  - {id: health, type: u1, -twin-aliases: [hp]}
  - {id: hp, type: u1}
