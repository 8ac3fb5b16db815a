# The root type has parameters of every type that a value can be given for; a struct of the root type has arguments.
meta: {id: root_parameters, endian: be, encoding: ASCII}
params:
  - {id: len_head, type: u1, doc: Number of bytes of the head.}
  - {id: is_wide, type: bool}
  - {id: flavour, type: u2, enum: flavours}
  - {id: largest, type: u8}
  - {id: offset, type: s4}
  - {id: nibble, type: b4}
  - {id: scale, type: f4}
  - {id: ratio, type: f8}
  - {id: label, type: str}
  - {id: mark, type: bytes}
seq:
  - {id: magic, contents: RP}
  - {id: head, size: len_head}
  - {id: num, type: {switch-on: is_wide, cases: {true: u4, false: u1}}}
  - {id: sweet, type: u1, if: flavour == flavours::sweet}
  - {id: marked, size: mark.size, valid: {expr: _ == mark}}
  - {id: name, type: str, size: label.length, valid: {eq: label}}
  - {id: values, type: u2, repeat: expr, repeat-expr: nibble}
  - {id: more, type: u1}
  - {id: inner, type: 'root_parameters(more - 1, false, flavours::sour, largest, offset, nibble - 1, scale, ratio, "in", mark)', if: more > 0}
instances:
  shifted: {value: largest + offset}
  scaled: {value: len_head * scale * ratio}
  tail: {pos: 2 + len_head + offset, type: u1, if: offset > 0}
enums:
  flavours: {1: sweet, 0x102: sour}
