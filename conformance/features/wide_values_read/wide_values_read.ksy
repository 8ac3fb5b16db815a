# Strings in UTF-16 with terminators that expressions read, and a terminator that is included and not consumed.
meta: {id: wide_values_read, endian: le, encoding: UTF-16LE}
seq:
  - {id: kind, type: u1}
  - {id: body, size: 8, type: {switch-on: kind, cases: {1: strz, 2: str}}}
  - {id: name, type: strz}
  - {id: more, type: str, terminator: 0, include: true, consume: false, encoding: ASCII}
  - {id: zero, size: 1}
  - {id: fixed, type: strz, size: 6}
  - {id: rest, size: more.length}
instances:
  len: {value: name.length}
  cmp: {value: 'name == "a"'}
  fl: {value: fixed.length}
  zeros: {value: body.as<str>.length}
