# unsupported-spec: 'hard' is also a name of alias_of_a_members_name::level/Hard
meta: {id: alias_of_a_members_name}
seq:
  - {id: level, type: u1, enum: level}
enums:
  level:
    0: {id: nightmare, -twin-aliases: [hard]}
    1: {id: difficult, -twin-name: Hard}
