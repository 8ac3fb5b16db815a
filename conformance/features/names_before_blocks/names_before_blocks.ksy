meta: {id: names_before_blocks, endian: be, encoding: ASCII}
seq:
  - {id: strs, type: strs, size: 4}
  - {id: len, type: u1}
  - {id: block, size: len, type: block}
types:
  strs: {seq: [{id: s, type: strz, repeat: eos}]}
  block:
    seq: [{id: nodes, type: node, repeat: eos}]
  node:
    seq: [{id: ofs_name, type: u1}]
    instances:
      nm: {io: _root.strs._io, pos: ofs_name, type: strz}
