meta: {id: names_in_fixed_blocks, endian: be, encoding: ASCII}
seq:
  - {id: block, size: 2, type: block}
  - {id: strs, type: strs, size: 4}
types:
  strs: {seq: [{id: s, type: strz, repeat: eos}]}
  block:
    seq: [{id: nodes, type: node, repeat: eos}]
  node:
    seq: [{id: ofs_name, type: u1}]
    instances:
      nm: {io: _root.strs._io, pos: ofs_name, type: strz}
