# unsupported-spec: alias_twice/power: -twin-aliases: 'hp' is also a name of alias_twice/health
meta: {id: alias_twice}
seq:
  - {id: health, type: u1, -twin-aliases: [hp]}
  - {id: power, type: u1, -twin-aliases: [hp]}
