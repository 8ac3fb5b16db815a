# Counts and lengths at positions, which are read together with the elements that they count.
meta: {id: counts_at_positions, endian: le}
seq:
  - {id: chunks, type: chunk, repeat: expr, repeat-expr: num_chunks}
  - {id: body, size: len_body}
  - {id: tail, size: 4}
instances:
  num_chunks: {pos: _io.size - 4, type: u1}
  len_body: {pos: _io.size - 3, type: u1}
  doubled: {value: num_chunks * 2}
types:
  chunk:
    seq:
      - {id: a, type: u1}
      - {id: b, type: b4}
      - {id: c, type: b4}
      - {id: rows, type: u1, repeat: expr, repeat-expr: _root.doubled}
