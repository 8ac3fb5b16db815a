# unsupported-spec: alias_of_a_member::level/nightmare: -twin-aliases: 'hard' is also a name of alias_of_a_member::level/hard
meta: {id: alias_of_a_member}
seq:
  - {id: level, type: u1, enum: level}
enums:
  level:
    0: {id: nightmare, -twin-aliases: [hard]}
    1: hard
