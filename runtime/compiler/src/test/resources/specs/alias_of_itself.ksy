# unsupported-spec: 'health' is also a name of alias_of_itself/health
meta: {id: alias_of_itself}
seq:
  - {id: health, type: u1, -twin-aliases: {health: 2}}
