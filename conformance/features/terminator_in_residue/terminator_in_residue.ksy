# A terminator that is not consumed, and that no field has.
meta: {id: terminator_in_residue, endian: le, encoding: ASCII}
seq:
  - {id: len, type: u1}
  - {id: inner, size: len, type: part}
  - {id: outer, terminator: 0x40, consume: false}
types:
  part: {seq: [{id: name, type: str, terminator: 0x2c, consume: false}]}
