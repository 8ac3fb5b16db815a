# Instances in the substream of a struct that cannot be read: its last string has no terminator.
meta: {id: io_of_unreadable, endian: le, encoding: ASCII}
seq:
  - {id: labels, type: label, repeat: expr, repeat-expr: 3}
instances:
  names: {pos: 3, size: 6, type: strings}
types:
  label:
    seq:
      - {id: ofs, type: u1}
    instances:
      name: {io: _root.names._io, pos: ofs, type: strz}
  strings:
    seq:
      - {id: entries, type: strz, repeat: eos}
