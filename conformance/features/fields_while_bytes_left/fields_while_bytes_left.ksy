# Fields that are present only while bytes are left, as in formats that were extended at the end.
meta: {id: fields_while_bytes_left, endian: le}
seq:
  - {id: len_head, type: u1}
  - {id: head, type: head, size: len_head}
  - {id: version, type: u2, if: not _io.eof}
  - {id: pair, type: pair, if: _io.size - _io.pos >= 2}
  - {id: rest, size-eos: true, if: has_more}
types:
  head:
    seq:
      - {id: a, type: u1}
      - {id: b, type: u1, if: not _io.eof}
      - {id: c, type: u2, if: not _io.eof}
  pair:
    seq:
      - {id: x, type: u1}
      - {id: y, type: u1}
instances:
  has_more: {value: not _io.eof}
