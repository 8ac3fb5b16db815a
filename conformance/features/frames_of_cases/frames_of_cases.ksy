# Plain cases of a switch, each with its own terminator or size.
meta: {id: frames_of_cases, endian: le, encoding: ASCII}
seq:
  - {id: kind, type: u1}
  - {id: ended, terminator: 0x3b, include: true, type: {switch-on: kind, cases: {1: str, 2: strz}}}
  - {id: sized, size: 4, terminator: 0x3b, type: {switch-on: kind, cases: {1: str, 2: part, _: str}}}
  - {id: padded, size: 4, pad-right: 0x40, type: {switch-on: kind, cases: {1: strz, 2: part, _: str}}}
types:
  part:
    seq: [{id: a, type: u1}, {id: b, size-eos: true}]
