# unsupported-spec: alias_of_a_type::blade: -twin-aliases: 'sword' is also a name of alias_of_a_type::sword
meta: {id: alias_of_a_type}
seq:
  - {id: body, type: blade}
types:
  blade:
    -twin-aliases: [sword]
    seq: [{id: a, type: u1}]
  sword:
    seq: [{id: a, type: u1}]
