# A lookahead: it is in the text, because other fields depend on it.
meta: {id: look_ahead}
seq:
  - {id: has_padding, type: u1}
  - {id: data, size: _io.size - _io.pos - len_padding}
  - {id: padding, size: len_padding}
instances:
  last: {pos: _io.size - 1, type: u1, if: has_padding != 0}
  len_padding: {value: 'has_padding != 0 ? last : 0'}
  first: {pos: 0, type: u1}
