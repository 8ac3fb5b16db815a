# References to what is at a position, in structs whose size another field has.
meta: {id: references_in_sized, endian: le, encoding: ASCII}
seq:
  - {id: len, type: u1}
  - {id: body, size: len, type: body}
  - {id: names, type: strz, repeat: expr, repeat-expr: 2}
types:
  body: {seq: [{id: entries, type: entry, repeat: eos}]}
  entry:
    seq: [{id: ofs_name, type: u2}, {id: len, type: u1}, {id: value, size: len}]
    instances:
      name: {io: _root._io, pos: ofs_name, type: strz}
