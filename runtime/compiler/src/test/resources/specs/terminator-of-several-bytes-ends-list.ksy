# unsupported-spec: a terminator of several bytes, or one that is included and not consumed
meta: {id: terminator_ends_list, encoding: UTF-16LE}
seq:
  - {id: names, type: strz, size: 8, repeat: until, repeat-until: _ == ""}
