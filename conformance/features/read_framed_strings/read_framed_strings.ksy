# Strings and bytes with a terminator in a fixed or derived size, which expressions read.
meta: {id: read_framed_strings, endian: le, encoding: ASCII}
seq:
  - {id: len, type: u1}
  - {id: name, type: strz, size: len}
  - {id: x, type: u1, if: name == "abc"}
  - {id: len_raw, type: u1}
  - {id: raw, size: len_raw, terminator: 0x3b}
  - {id: y, type: u1, if: raw.length == 2}
  - {id: padded, type: str, size: 6, pad-right: 0x20}
  - {id: z, type: u1, if: padded == "q"}
  - {id: kept, type: str, size: 6, terminator: 0x3b, include: true}
  - {id: v, type: u1, if: kept == "k;"}
  - {id: many, type: strz, size: 4, repeat: expr, repeat-expr: 2}
  - {id: w, type: u1, if: 'many[0] == "q"'}
  - {id: known, type: strz, size: 5, valid: '"ok"'}
  - {id: both, type: str, size: 6, terminator: 0x3b, pad-right: 0x40}
  - {id: u, type: u1, if: both == "ab"}
  - {id: twice, type: strz, include: true, consume: false}
  - {id: zero, size: 1}
  - {id: tail, type: strz, size-eos: true}
instances:
  tail_length: {value: tail.length}
