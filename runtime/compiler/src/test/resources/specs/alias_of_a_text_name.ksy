# unsupported-spec: 'hp' is also a name of alias_of_a_text_name/power
meta: {id: alias_of_a_text_name}
seq:
  - {id: health, type: u1, -twin-aliases: [hp]}
  - {id: power, type: u1, -twin-name: hp}
