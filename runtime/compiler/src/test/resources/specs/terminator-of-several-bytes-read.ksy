# unsupported-spec: a terminator of several bytes, or one that is included and not consumed
meta: {id: terminator_read, encoding: UTF-16LE}
seq:
  - {id: name, type: strz}
  - {id: more, type: u1, if: name == "ab"}
