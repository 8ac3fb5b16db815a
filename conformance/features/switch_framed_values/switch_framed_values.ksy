# Sized switches with terminators and padding, also where no case matches.
meta: {id: switch_framed_values, endian: le, encoding: ASCII}
seq:
  - {id: kind, type: u1}
  - {id: body, size: 4, terminator: 0, type: {switch-on: kind, cases: {1: part, 2: str, 3: u1}}}
  - {id: other, size: 4, type: {switch-on: kind, cases: {1: part, 2: strz}}}
  - {id: pad, size: 4, pad-right: 0x20, type: {switch-on: kind, cases: {1: part, 2: str, _: part}}}
  - {id: rest, size-eos: true, terminator: 0x40, type: {switch-on: kind, cases: {1: part, 2: str}}}
types:
  part: {seq: [{id: x, type: u1}]}
