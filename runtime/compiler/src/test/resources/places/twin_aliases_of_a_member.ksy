# unsupported-spec twin_aliases_of_a_member.ksy:7:24 -twin-aliases
meta: {id: twin_aliases_of_a_member}
seq:
  - {id: level, type: u1, enum: level}
enums:
  level:
    3: {id: nightmare, -twin-aliases: {hard: 2}}
    4: hard
