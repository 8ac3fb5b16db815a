# A struct at a position that is present only while bytes are left.
meta: {id: optional_at_position, endian: le}
seq:
  - {id: ofs, type: u1}
instances:
  late:
    pos: ofs
    type: box
types:
  box:
    seq:
      - {id: a, type: u1}
      - {id: t, type: pair, if: not _io.eof}
      - {id: u, type: u1, if: not _io.eof}
  pair:
    seq:
      - {id: x, type: u1}
      - {id: y, type: u1, if: not _io.eof}
